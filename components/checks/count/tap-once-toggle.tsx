"use client";

import { Zap } from "lucide-react";
import { Button } from "@/components/ui/button";
import { changePreferences, usePreferences } from "@/lib/client/preferences";
import { showToast } from "@/lib/client/toast";
import { checkCopy } from "@/lib/features/checks/model/copy";

/** Renders the button that turns "Tap once to record" on and off for this device. */
export function TapOnceToggle() {
  const isOn = usePreferences()?.tapOnce ?? false;
  return (
    <Button
      variant="ghost"
      aria-pressed={isOn}
      aria-label="Tap once to record"
      title={checkCopy.tapOnce.on.text}
      onClick={() => {
        changePreferences({ tapOnce: !isOn });
        showToast(isOn ? checkCopy.tapOnce.off : checkCopy.tapOnce.on);
      }}
      className="tiny:hidden text-muted-foreground aria-pressed:bg-accent aria-pressed:text-accent-foreground min-w-11 shrink-0 px-3 text-sm"
    >
      <Zap aria-hidden className="hidden @[18rem]:inline" />
      Tap once
    </Button>
  );
}

"use client";

import { Check, Zap } from "lucide-react";
import { Button } from "@/components/ui/button";
import { changePreferences, usePreferences } from "@/lib/client/preferences";
import { showToast } from "@/lib/client/toast";
import { checkCopy } from "@/lib/features/checks/model/copy";

/**
 * Renders the button that turns "Tap once to record" on and off for this device. Its second line completes the
 * sentence, because "Tap once" alone explains nothing.
 */
export function TapOnceToggle() {
  const isOn = usePreferences()?.tapOnce ?? false;
  return (
    <Button
      variant="outline"
      aria-pressed={isOn}
      aria-label="Tap once to record a number"
      title={checkCopy.tapOnce.on.text}
      onClick={() => {
        changePreferences({ tapOnce: !isOn });
        showToast(isOn ? checkCopy.tapOnce.off : checkCopy.tapOnce.on);
      }}
      className="tiny:hidden text-muted-foreground aria-pressed:bg-accent aria-pressed:text-accent-foreground shrink-0 px-2 py-1 text-sm"
    >
      {isOn ? (
        <Check aria-hidden strokeWidth={3} />
      ) : (
        <Zap aria-hidden className="hidden @[18rem]:inline" />
      )}
      <span className="text-left leading-tight">
        Tap once
        <span className="block text-xs font-medium">to record a number</span>
      </span>
    </Button>
  );
}

"use client";

import { Zap } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { changePreferences, usePreferences } from "@/lib/client/preferences";
import { showToast } from "@/lib/client/toast";
import { countCopy } from "@/lib/features/checks/model/count-copy";

/**
 * Renders the button that turns "Tap once to record" on and off for this device. It says which is true, because
 * "Tap once" alone reads as an instruction.
 */
export function TapOnceToggle() {
  const isOn = usePreferences()?.tapOnce ?? false;
  return (
    <Button
      variant="ghost"
      title={countCopy.tapOnce.on.text}
      onClick={() => {
        changePreferences({ tapOnce: !isOn });
        showToast(isOn ? countCopy.tapOnce.off : countCopy.tapOnce.on);
      }}
      className={cn(
        "tiny:hidden shrink-0 px-2 py-1 text-sm",
        isOn ? "bg-accent text-accent-foreground" : "text-muted-foreground",
      )}
    >
      <Zap aria-hidden className="hidden @[18rem]:inline" />
      {isOn ? "Tap once: on" : "Tap once: off"}
    </Button>
  );
}

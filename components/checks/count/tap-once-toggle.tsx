"use client";

import { ToggleLeft, ToggleRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { changePreferences, usePreferences } from "@/lib/client/preferences";
import { showToast } from "@/lib/client/toast";
import { countCopy } from "@/lib/features/checks/model/count-copy";

/**
 * Renders the switch of "Tap once to record" for this device. It is no plain button, because "Tap once" alone reads as an
 * instruction.
 */
export function TapOnceToggle() {
  const isOn = usePreferences()?.tapOnce ?? false;
  const Icon = isOn ? ToggleRight : ToggleLeft;
  return (
    <Button
      variant="ghost"
      title={countCopy.tapOnce.on.text}
      role="switch"
      aria-checked={isOn}
      onClick={() => {
        changePreferences({ tapOnce: !isOn });
        showToast(isOn ? countCopy.tapOnce.off : countCopy.tapOnce.on);
      }}
      className={cn(
        "tiny:hidden -mr-2 shrink-0 px-2 py-1 text-sm",
        isOn ? "bg-accent text-accent-foreground" : "text-muted-foreground",
      )}
    >
      <Icon aria-hidden className="size-6!" />
      Tap once
    </Button>
  );
}

"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Selection } from "./use-selection";

/**
 * Toggles select mode. When select mode ends and the focused element unmounts, this button gets the focus.
 */
export function SelectToggle({ selection: { isOn, toggleMode } }: { selection: Selection }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    const hasEnded = wasOn.current && !isOn;
    wasOn.current = isOn;
    if (hasEnded && document.activeElement === document.body) button.current?.focus();
  }, [isOn]);

  return (
    <Button
      ref={button}
      variant="outline"
      size="lg"
      aria-pressed={isOn}
      className="aria-pressed:bg-accent aria-pressed:text-accent-foreground"
      onClick={toggleMode}
    >
      Select
    </Button>
  );
}

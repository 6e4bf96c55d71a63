"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Selection } from "./use-selection";

/** Turns select mode on and off. When the mode ends and takes with it what had the focus, the focus comes here. */
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

"use client";

import { Check } from "lucide-react";
import type { ChangeEvent, ComponentProps } from "react";
import { cn } from "./class-names";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "checked" | "onChange"> & {
  checked: boolean;
  /** Called when the person ticks or unticks the box. The event has the modifier keys of the click. */
  onCheckedChange?:
    | ((isChecked: boolean, event: ChangeEvent<HTMLInputElement>) => void)
    | undefined;
};

/**
 * Renders the browser's checkbox as a box of 24 px with a touch area of 44 px. `--tick` enlarges the tick of a larger
 * box. It is not Radix's: each of those sets state while it mounts, which makes one long task of hydrating a list
 * (docs/decisions/0108).
 */
export function Checkbox({ className, onCheckedChange, ...props }: CheckboxProps) {
  return (
    <span
      className={cn("relative inline-flex size-6 shrink-0 items-center justify-center", className)}
    >
      <input
        type="checkbox"
        className="peer absolute top-1/2 left-1/2 size-11 -translate-1/2 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed"
        onChange={(event) => onCheckedChange?.(event.target.checked, event)}
        // As WAI-ARIA asks, Enter does not send the form. With Ctrl or Command it is the shortcut that does.
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
        {...props}
      />
      <span
        aria-hidden
        className={cn(
          "border-input bg-card pointer-events-none absolute inset-0 rounded-sm border-2 transition-colors",
          "peer-checked:border-primary peer-checked:bg-primary peer-disabled:opacity-55 peer-aria-invalid:border-destructive",
          "peer-enabled:peer-hover:border-primary outline-offset-2 peer-focus-visible:outline-2",
        )}
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="text-primary-foreground pointer-events-none relative size-4 scale-50 opacity-0 transition-[scale,opacity] peer-checked:scale-(--tick,1) peer-checked:opacity-100"
      />
    </span>
  );
}

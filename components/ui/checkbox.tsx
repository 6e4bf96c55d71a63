"use client";

import { Check } from "lucide-react";
import * as CheckboxPrimitive from "radix-ui/checkbox";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

type CheckboxProps = Omit<
  ComponentProps<typeof CheckboxPrimitive.Root>,
  "checked" | "onCheckedChange"
> & {
  checked: boolean;
  onCheckedChange?: (isChecked: boolean) => void;
};

/** Renders a checkbox of 24 px with a touch area of 44 px. */
export function Checkbox({ className, onCheckedChange, ...props }: CheckboxProps) {
  return (
    <CheckboxPrimitive.Root
      className={cn(
        "border-input bg-card relative inline-flex size-6 shrink-0 items-center justify-center rounded-sm border-2 transition-colors",
        "not-disabled:hover:border-primary after:absolute after:-inset-3",
        "aria-invalid:border-destructive disabled:cursor-not-allowed disabled:opacity-55",
        "data-[state=checked]:border-primary data-[state=checked]:bg-primary",
        className,
      )}
      onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      {...props}
    >
      {/* The check mark is always mounted, so that it also fades out when the box is unticked. */}
      <CheckboxPrimitive.Indicator
        forceMount
        className="text-primary-foreground scale-50 opacity-0 transition-[scale,opacity] data-[state=checked]:scale-100 data-[state=checked]:opacity-100"
      >
        <Check aria-hidden strokeWidth={3} className="size-4" />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}

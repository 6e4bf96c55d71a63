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
        "group/checkbox border-input bg-card relative inline-flex size-6 shrink-0 items-center justify-center rounded-sm border-2 transition-colors",
        "not-disabled:hover:border-primary after:absolute after:-inset-3",
        "aria-invalid:border-destructive disabled:cursor-not-allowed disabled:opacity-55",
        "data-[state=checked]:border-primary data-[state=checked]:bg-primary",
        className,
      )}
      onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      {...props}
    >
      {/* Always mounted, so that it also fades out when the box is unticked. It is not Radix's `Indicator`, which reads the
          computed style of each box when a list of them is mounted. */}
      <Check
        aria-hidden
        strokeWidth={3}
        className="text-primary-foreground size-4 scale-50 opacity-0 transition-[scale,opacity] group-data-[state=checked]/checkbox:scale-100 group-data-[state=checked]/checkbox:opacity-100"
      />
    </CheckboxPrimitive.Root>
  );
}

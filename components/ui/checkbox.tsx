"use client";

import { Check } from "lucide-react";
import * as CheckboxPrimitive from "radix-ui/checkbox";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A checkbox of 24 px whose touch area reaches 44 px. */
export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      className={cn(
        "border-input bg-card text-primary-foreground relative flex size-6 shrink-0 items-center justify-center rounded-sm border-2 transition-colors",
        "hover:not-disabled:border-primary after:absolute after:-inset-2.5",
        "aria-invalid:border-destructive disabled:cursor-not-allowed disabled:opacity-55",
        "data-[state=checked]:border-primary data-[state=checked]:bg-primary",
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator className="animate-in zoom-in-50 duration-150">
        <Check aria-hidden className="size-4" strokeWidth={3} />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}

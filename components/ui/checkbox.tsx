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
        "relative flex size-6 shrink-0 items-center justify-center rounded-sm border-2 border-input bg-card text-primary-foreground transition-colors",
        "after:absolute after:-inset-2.5 hover:not-disabled:border-primary",
        "disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-destructive",
        "data-[state=checked]:border-primary data-[state=checked]:bg-primary",
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator className="animate-in duration-150 zoom-in-50">
        <Check aria-hidden className="size-4" strokeWidth={3} />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}

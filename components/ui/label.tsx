"use client";

import * as LabelPrimitive from "radix-ui/label";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

export function Label({ className, ...props }: ComponentProps<typeof LabelPrimitive.Root>) {
  return (
    <LabelPrimitive.Root
      className={cn("text-[0.9375rem] leading-snug font-medium select-none", className)}
      {...props}
    />
  );
}

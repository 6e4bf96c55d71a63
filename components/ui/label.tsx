"use client";

import * as LabelPrimitive from "radix-ui/label";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

export const labelClasses = "text-base leading-snug font-medium select-none";

export function Label({
  className,
  ...props
}: ComponentProps<typeof LabelPrimitive.Root> & { htmlFor: string }) {
  return <LabelPrimitive.Root className={cn(labelClasses, className)} {...props} />;
}

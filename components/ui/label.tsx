import type { ComponentProps } from "react";
import { cn } from "./class-names";

export const labelClasses = "text-[0.9375rem] leading-snug font-medium select-none";

export function Label({
  className,
  htmlFor,
  ...props
}: ComponentProps<"label"> & { htmlFor: string }) {
  return <label htmlFor={htmlFor} className={cn(labelClasses, className)} {...props} />;
}

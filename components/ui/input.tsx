import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** The classes of all text fields and selects. */
export const controlClasses = cn(
  "min-h-12 w-full min-w-0 rounded-lg border border-input bg-card px-3.5 text-base text-foreground",
  "transition-[border-color,box-shadow] placeholder:text-muted-foreground",
  "hover:not-disabled:border-foreground/60 focus-visible:border-ring focus-visible:outline-offset-0",
  "disabled:cursor-not-allowed disabled:opacity-60",
  "aria-invalid:border-destructive aria-invalid:outline-destructive",
);

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} className={cn(controlClasses, className)} {...props} />;
}

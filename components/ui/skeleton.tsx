import type { ComponentProps } from "react";
import { cn } from "./class-names";

/**
 * Renders a placeholder block of the size of its content. Hidden from screen readers: the container
 * has the status.
 */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      aria-hidden
      className={cn("bg-foreground/8 block animate-pulse rounded-lg", className)}
      {...props}
    />
  );
}

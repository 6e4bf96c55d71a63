import type { ComponentProps } from "react";
import { cn } from "./class-names";

/**
 * Renders a placeholder block of the size of its content. Hidden from screen readers: the container
 * has the status.
 */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      className={cn("bg-foreground/8 animate-pulse rounded-lg", className)}
      {...props}
    />
  );
}

import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A quiet block of the size of what will replace it. Hidden from screen readers: the region says it is busy. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      className={cn("bg-foreground/8 animate-pulse rounded-lg", className)}
      {...props}
    />
  );
}

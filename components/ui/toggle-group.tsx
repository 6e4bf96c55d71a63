"use client";

import * as ToggleGroupPrimitive from "radix-ui/toggle-group";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

export function ToggleGroup({
  className,
  ...props
}: ComponentProps<typeof ToggleGroupPrimitive.Root>) {
  return <ToggleGroupPrimitive.Root className={cn("grid gap-2", className)} {...props} />;
}

/** A large key: tapped again it is let go. */
export function ToggleGroupItem({
  className,
  ...props
}: ComponentProps<typeof ToggleGroupPrimitive.Item>) {
  return (
    <ToggleGroupPrimitive.Item
      className={cn(
        "border-input bg-card flex min-h-14 items-center justify-center rounded-xl border px-3 text-xl font-semibold tabular-nums transition-colors select-none",
        "hover:not-disabled:bg-muted disabled:cursor-not-allowed disabled:opacity-55",
        "data-[state=on]:border-primary data-[state=on]:bg-primary data-[state=on]:text-primary-foreground",
        className,
      )}
      {...props}
    />
  );
}

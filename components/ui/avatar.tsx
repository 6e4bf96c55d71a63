"use client";

import * as AvatarPrimitive from "radix-ui/avatar";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

export function Avatar({ className, ...props }: ComponentProps<typeof AvatarPrimitive.Root>) {
  return (
    <AvatarPrimitive.Root
      className={cn(
        "bg-accent relative flex size-10 shrink-0 overflow-hidden rounded-full select-none",
        className,
      )}
      {...props}
    />
  );
}

export function AvatarImage({ className, ...props }: ComponentProps<typeof AvatarPrimitive.Image>) {
  return <AvatarPrimitive.Image className={cn("size-full object-cover", className)} {...props} />;
}

export function AvatarFallback({
  className,
  ...props
}: ComponentProps<typeof AvatarPrimitive.Fallback>) {
  return (
    <AvatarPrimitive.Fallback
      className={cn(
        "text-accent-foreground flex size-full items-center justify-center text-sm font-semibold",
        className,
      )}
      {...props}
    />
  );
}

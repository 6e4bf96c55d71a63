"use client";

import * as TabsPrimitive from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root className={cn("flex flex-col gap-6", className)} {...props} />;
}

/** Renders the row of tabs. It needs an `aria-label`. */
export function TabsList({
  className,
  ...props
}: ComponentProps<typeof TabsPrimitive.List> & { "aria-label": string }) {
  return (
    <TabsPrimitive.List
      className={cn("bg-muted grid auto-cols-fr grid-flow-col gap-1 rounded-xl p-1", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        "text-muted-foreground hover:text-foreground min-h-11 rounded-lg px-3 text-sm font-semibold transition-[background-color,color,box-shadow]",
        "aria-selected:bg-card aria-selected:text-foreground aria-selected:shadow-raised dark:aria-selected:bg-secondary-hover",
        className,
      )}
      {...props}
    />
  );
}

export const TabsContent = TabsPrimitive.Content;

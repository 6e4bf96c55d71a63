"use client";

import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { usePaths } from "@/lib/client/history/address";
import { screenAt } from "@/lib/core/screens";

/** Renders the main region, which ends above the bottom bar of phones where the screen has one. */
export function Content({ children }: { children: ReactNode }) {
  const { shown } = usePaths();
  return (
    <main
      id="content"
      tabIndex={-1}
      className={cn(
        "mx-auto w-full max-w-5xl min-w-0 px-4 pt-5 pb-[calc(var(--bottom-bar-height)+1.5rem)] outline-none md:px-8 md:py-10",
        screenAt(shown)?.hidesBottomBar && "[--bottom-bar-height:env(safe-area-inset-bottom)]",
      )}
    >
      {children}
    </main>
  );
}

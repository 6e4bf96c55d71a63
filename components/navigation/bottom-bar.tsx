"use client";

import { AppLink } from "@/components/shared/app-link";
import { cn } from "@/components/ui/class-names";
import { usePaths } from "@/lib/client/history/address";
import { currentMark, entries } from "./entries";

/** Renders the navigation of phones at the bottom edge. The style sheet hides it on screens that need its height. */
export function BottomBar() {
  const { shown: pathname } = usePaths();
  return (
    <nav
      aria-label="Main"
      data-bottom-bar
      className="bg-card fixed inset-x-0 bottom-0 z-40 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="tab-columns grid">
        {entries
          .filter((entry) => entry.isInBottomBar)
          .map((entry) => {
            const mark = currentMark(entry, pathname);
            return (
              <li key={entry.href} className="min-w-0">
                <AppLink
                  href={entry.href}
                  aria-current={mark}
                  className={cn(
                    "text-muted-foreground tab-label flex h-16 flex-col items-center justify-center gap-1 px-0.5 leading-tight font-semibold",
                    mark && "text-primary",
                  )}
                >
                  <span
                    className={cn(
                      "flex h-7 w-full max-w-14 items-center justify-center rounded-full transition-colors",
                      mark && "bg-accent text-accent-foreground",
                    )}
                  >
                    <entry.icon aria-hidden className="size-5.5" strokeWidth={mark ? 2.25 : 1.75} />
                  </span>
                  {entry.label}
                </AppLink>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}

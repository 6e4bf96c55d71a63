"use client";

import { useSyncExternalStore } from "react";

/** The width from which lists are tables: Tailwind's `lg`. */
const WIDE = "(min-width: 64rem)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/**
 * Returns whether the window is wide enough to show items as a table. False on the server and during
 * hydration.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

"use client";

import { useBrowserValue } from "@/lib/client/use-browser-value";

/** Returns true on the server, and while React hydrates a component that the server has rendered. */
export function useIsHydrating(): boolean {
  return useBrowserValue(
    () => false,
    () => true,
  );
}

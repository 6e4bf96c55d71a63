"use client";

import { useRouter } from "next/navigation";
import { useMemo } from "react";

/** Navigations to pages that Next renders. */
export interface Navigation {
  /** Opens a page. */
  open: (path: string) => void;
  /** Opens a page in place of the present one. */
  replace: (path: string) => void;
  /**
   * The same after signing in or out. Pages that Next has prefetched for the previous session are dropped.
   */
  replaceForSession: (path: string) => void;
}

/** Returns the navigations by Next's router; the same object in every render. */
export function useNavigation(): Navigation {
  const router = useRouter();
  return useMemo(
    () => ({
      open: (path) => router.push(path),
      replace: (path) => router.replace(path),
      replaceForSession: (path) => {
        router.replace(path);
        router.refresh();
      },
    }),
    [router],
  );
}

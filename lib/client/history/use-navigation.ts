"use client";

import { useRouter } from "next/navigation";
import { useMemo } from "react";

/** Functions that navigate to pages that Next renders. */
export interface Navigation {
  /** Opens a page. */
  open: (path: string) => void;
  /** Opens a page and replaces the current history entry. */
  replace: (path: string) => void;
  /**
   * Like `replace`, after signing in or out. Pages that Next has prefetched for the previous
   * session are dropped.
   */
  replaceForSession: (path: string) => void;
}

/** Returns the functions that navigate with Next's router. The object is the same in every render. */
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

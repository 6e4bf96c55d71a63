"use client";

import { useRouter } from "next/navigation";
import { useMemo } from "react";

/** Functions that navigate between the household and the pages without a session. */
export interface Navigation {
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
      replace: (path) => router.replace(path),
      replaceForSession: (path) => {
        router.replace(path);
        router.refresh();
      },
    }),
    [router],
  );
}

"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { hasStatus } from "./api";

/** Whether the last call reached a working server; null before the first call ended. */
export type Reach = "reached" | "unreached" | null;

/**
 * Returns whether the last call reached the server, for a page that shows stored data. The first successful
 * call refetches all queries, because the stored data lacks the changes that others have made since it was
 * stored.
 */
export function useReach(): Reach {
  const queryClient = useQueryClient();
  const [reach, setReach] = useState<Reach>(null);

  useEffect(() => {
    let last: Reach = null;
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated") return;
      const { action } = event;
      if (action.type === "success" && !action.manual) {
        const isFirst = last !== "reached";
        last = "reached";
        if (isFirst) void queryClient.invalidateQueries();
      } else if (action.type === "error") {
        last = [0, 502, 503, 504].some((status) => hasStatus(action.error, status))
          ? "unreached"
          : "reached";
      } else return;
      setReach(last);
    });
  }, [queryClient]);

  return reach;
}

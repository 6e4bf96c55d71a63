"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { hasStatus } from "./api";
import { afterCall, NO_CALLS, type Reach } from "./reach";

/** Statuses without a working server: no response (0), an error of a proxy, or a server without its database. */
const UNREACHED = [0, 502, 503, 504];

/**
 * Returns whether the calls reach the server (`afterCall`), for a page that shows stored data. When it is reached
 * again, all queries are refetched, because the stored data lacks the changes that others have made since it was
 * stored.
 */
export function useReach(): Reach {
  const queryClient = useQueryClient();
  const [reach, setReach] = useState<Reach>(null);

  useEffect(() => {
    let calls = NO_CALLS;
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated") return;
      const { action, query } = event;
      const { reach: before } = calls;
      if (action.type === "success" && !action.manual) {
        calls = afterCall(calls, query.queryHash, true);
        if (before !== "reached") void queryClient.invalidateQueries();
      } else if (action.type === "error") {
        const isReached = !UNREACHED.some((status) => hasStatus(action.error, status));
        calls = afterCall(calls, query.queryHash, isReached);
      } else return;
      setReach(calls.reach);
    });
  }, [queryClient]);

  return reach;
}

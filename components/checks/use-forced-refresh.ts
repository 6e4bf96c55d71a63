"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useQueryString } from "@/lib/client/history/address";
import { activeCheckQuery, countsQuery } from "@/lib/features/checks/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";

/**
 * Refetches the locations, the items and the running check with its counts when the URL has a new
 * `ts` parameter.
 */
export function useForcedRefresh(): void {
  const queryClient = useQueryClient();
  const ts = new URLSearchParams(useQueryString()).get("ts");
  useEffect(() => {
    if (ts === null) return;
    const check = queryClient.getQueryData(activeCheckQuery().queryKey);
    const queries = [locationsQuery(), itemsQuery(), activeCheckQuery()];
    const counts = check ? [countsQuery(check.id)] : [];
    for (const { queryKey } of [...queries, ...counts]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [ts, queryClient]);
}

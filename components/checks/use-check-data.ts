"use client";

import { useQuery } from "@tanstack/react-query";
import { messageToShow } from "@/lib/client/api";
import { activeCheckQuery, countsQuery } from "@/lib/features/checks/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { useItems } from "@/lib/features/items/client/use-items";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { usePendingCounts } from "./use-pending-counts";

type Reading =
  | { kind: "loading" }
  | { kind: "failed"; message: string | undefined; retry: () => void }
  | { kind: "ready"; data: CheckData };

/**
 * Reads the data of all screens of a check at once, so that moving between them sends no request.
 */
export function useCheckData(): Reading {
  const locations = useQuery(locationsQuery());
  const items = useItems();
  const check = useQuery(activeCheckQuery());
  const counts = useQuery({
    ...countsQuery(check.data?.id ?? 0),
    enabled: check.data != null,
  });

  const shown = usePendingCounts(check.data?.id, items.data, counts.data);

  const queries = [locations, items, check, ...(check.data ? [counts] : [])];
  const refetch = () => queries.forEach((query) => void query.refetch());
  if (
    locations.data &&
    items.data &&
    check.data !== undefined &&
    (check.data === null || counts.data)
  ) {
    const data = {
      locations: locations.data,
      items: shown.items,
      check: check.data,
      counts: shown.counts,
      unsentItemIds: new Set(shown.pending.map(({ body }) => body.itemId)),
      refused: new Map(shown.refused.map((entry) => [entry.body.itemId, entry])),
    };
    return { kind: "ready", data };
  }
  const failed = queries.find((query) => query.isError);
  return failed
    ? { kind: "failed", message: messageToShow(failed.error), retry: refetch }
    : { kind: "loading" };
}

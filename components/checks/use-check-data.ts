"use client";

import { useQuery } from "@tanstack/react-query";
import { messageToShow } from "@/lib/client/api";
import { activeCheckQuery, countsQuery } from "@/lib/features/checks/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { useItems } from "@/lib/features/items/client/use-items";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { useOpenCheck } from "./use-open-check";
import { usePendingCounts } from "./use-pending-counts";

type Reading =
  | { kind: "loading" }
  | { kind: "failed"; message: string | undefined; retry: () => void }
  | { kind: "ready"; data: CheckData; hasEnded: boolean };

/**
 * Reads the data of all screens of a check at once, so that moving between them sends no request.
 * @param isInCheck whether a screen of a running check is open
 */
export function useCheckData(isInCheck: boolean): Reading {
  const locations = useQuery(locationsQuery());
  const items = useItems();
  const running = useQuery(activeCheckQuery());
  const { check, hasEnded } = useOpenCheck(running.data, isInCheck);
  const counts = useQuery({ ...countsQuery(check?.id ?? 0), enabled: check != null });

  const shown = usePendingCounts(check?.id, items.data, counts.data);

  const queries = [locations, items, running, ...(check ? [counts] : [])];
  const refetch = () => queries.forEach((query) => void query.refetch());
  if (locations.data && items.data && check !== undefined && (check === null || counts.data)) {
    const data = {
      locations: locations.data,
      items: shown.items,
      check,
      counts: shown.counts,
      unsentItemIds: new Set(shown.pending.map(({ body }) => body.itemId)),
      refused: new Map(shown.refused.map((entry) => [entry.body.itemId, entry])),
    };
    return { kind: "ready", data, hasEnded };
  }
  const failed = queries.find((query) => query.isError);
  return failed
    ? { kind: "failed", message: messageToShow(failed.error), retry: refetch }
    : { kind: "loading" };
}

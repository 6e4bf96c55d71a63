"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { now } from "@/lib/core/clock";
import { countsQuery, latestCheckQuery } from "@/lib/features/checks/client/queries";
import { isAssumed, isRecent } from "@/lib/features/checks/model/rules";

/**
 * Returns the ids of the items that the latest completed check counted, if it was completed within
 * 24 hours. The set is empty while loading and after an error. Assumed entries do not count as
 * updates.
 */
export function useRecentlyUpdated(): ReadonlySet<number> {
  const { data: check } = useQuery(latestCheckQuery());
  const isCovering = Boolean(check?.completedAt && isRecent(check.completedAt, now()));
  const { data: counts } = useQuery({
    ...countsQuery(check?.id ?? 0),
    enabled: isCovering,
  });
  return useMemo(
    () =>
      new Set(
        isCovering ? counts?.filter((count) => !isAssumed(count)).map(({ itemId }) => itemId) : [],
      ),
    [isCovering, counts],
  );
}

"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { now } from "@/lib/core/clock";
import { countsQuery, latestCheckQuery } from "@/lib/features/checks/client/queries";
import { isAssumed, isRecent } from "@/lib/features/checks/model/rules";

/**
 * The ids of the items that the latest completed check covered, if it finished within 24 hours. Until that is known,
 * and where it cannot be, there are none. An item whose recorded stock was taken without a count was not updated.
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

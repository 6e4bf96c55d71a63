"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { useIsOnline } from "@/lib/client/use-is-online";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { assumableQuery } from "@/lib/features/checks/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Item } from "@/lib/features/items/model/dto";
import { isUncounted } from "@/lib/features/items/model/rules";

/** How long the lists are hidden while the server is asked, in milliseconds. */
const WAIT_MS = 500;

/**
 * The items without an entry in the check: `itemIds` may get an assumed entry, `withoutCount` were never
 * counted in a completed check. Both are empty until the server has answered.
 */
export interface Assumable {
  state: "forbidden" | "loading" | "offline" | "failed" | "known";
  /** The ids of the pending items that may get an assumed entry. Items with a refused count are left out. */
  itemIds: readonly number[];
  withoutCount: ReadonlySet<number>;
  isOnline: boolean;
  /** Whether the answer may still add items. It adds none if no missing item was ever counted. */
  mayGrow: boolean;
  /** Whether the lists of the screen are hidden, because the answer decides their position. */
  isAwaited: boolean;
  retry: () => void;
}

/** Returns which missing items of a check were counted before and may get assumed entries. */
export function useAssumable(
  updateId: number,
  missing: readonly Item[],
  { refused }: CheckData,
): Assumable {
  const isAllowed = useIsAllowed("check:run");
  const mayCount = !useHasEnded() && isAllowed;
  const isOnline = useIsOnline();
  const { data, isError, refetch } = useQuery({
    ...assumableQuery(updateId),
    enabled: mayCount && missing.length > 0,
  });
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const known = data && new Set(data.itemIds);
  const ids = missing.map(({ id }) => id);
  const state = !mayCount
    ? "forbidden"
    : known
      ? "known"
      : !isOnline
        ? "offline"
        : isError
          ? "failed"
          : "loading";
  const mayGrow = state === "loading" && missing.some((item) => !isUncounted(item));
  return {
    state,
    // An item whose count the server has refused gets no assumed entry: a person has counted it and must
    // confirm the count again.
    itemIds: known ? ids.filter((id) => known.has(id) && !refused.has(id)) : [],
    withoutCount: new Set(known ? ids.filter((id) => !known.has(id)) : []),
    isOnline,
    mayGrow,
    isAwaited: mayGrow && !hasWaited,
    retry: () => void refetch(),
  };
}

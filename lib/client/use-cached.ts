"use client";

import { type DataTag, notifyManager, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

/**
 * Returns the cached data of a query while it is needed, without fetching it. Returns undefined if it is not needed.
 * `useQuery` would also render a whole screen again when another component begins to fetch the data.
 */
export function useCached<Data>(
  queryKey: DataTag<QueryKey, Data, Error>,
  isNeeded: boolean,
): Data | undefined {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) =>
      isNeeded
        ? // Batched, because the cache also changes while React renders the data of a page.
          queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange))
        : () => undefined,
    [queryClient, isNeeded],
  );
  const read = () => (isNeeded ? queryClient.getQueryData<Data>(queryKey) : undefined);
  return useSyncExternalStore(subscribe, read, read);
}

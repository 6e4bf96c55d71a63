import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Cancels a running refetch. Call it before a change of the cached data, which the older response would
 * overwrite. A first fetch continues, because no data would be left to show.
 */
export function cancelRefetch(queryClient: QueryClient, queryKey: QueryKey): void {
  if (queryClient.getQueryData(queryKey) !== undefined)
    void queryClient.cancelQueries({ queryKey });
}

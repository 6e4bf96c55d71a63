import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Cancels a running refetch, whose older response would overwrite a change that is made to the cached data next. A
 * first fetch continues, because no data would be left to show.
 */
export function cancelRefetch(queryClient: QueryClient, queryKey: QueryKey): void {
  if (queryClient.getQueryData(queryKey) !== undefined)
    void queryClient.cancelQueries({ queryKey });
}

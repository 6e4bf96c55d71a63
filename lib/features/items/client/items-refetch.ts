import type { QueryClient } from "@tanstack/react-query";
import { cancelRefetch } from "@/lib/client/cancel-refetch";
import { itemsQuery } from "./queries";

const { queryKey } = itemsQuery();

/** The query clients in which a refetch of the items was cancelled and not repeated yet. */
const cancelled = new WeakSet<QueryClient>();

/**
 * Cancels a running refetch of the items. Call it before the response to a pending write changes the cached
 * items, because the refetch would overwrite that change.
 */
export function cancelItemsRefetch(queryClient: QueryClient): void {
  if (queryClient.isFetching({ queryKey }) > 0) cancelled.add(queryClient);
  cancelRefetch(queryClient, queryKey);
}

/**
 * Refetches the items if a refetch was cancelled, because the cancelled one may have been caused by a change
 * of another person.
 */
export function repeatItemsRefetch(queryClient: QueryClient): void {
  if (cancelled.delete(queryClient)) void queryClient.invalidateQueries({ queryKey });
}

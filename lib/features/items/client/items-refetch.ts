import type { QueryClient } from "@tanstack/react-query";
import { cancelRefetch } from "@/lib/client/cancel-refetch";
import { itemsQuery } from "./queries";

const { queryKey } = itemsQuery();

/** The query clients in which a refetch of the items was cancelled and not repeated yet. */
const cancelled = new WeakSet<QueryClient>();

/** Cancels a running refetch of the items before the answer of a pending write changes them. */
export function cancelItemsRefetch(queryClient: QueryClient): void {
  if (queryClient.isFetching({ queryKey }) > 0) cancelled.add(queryClient);
  cancelRefetch(queryClient, queryKey);
}

/** Refetches the items if a refetch was cancelled, because it may have been made for a change of another person. */
export function repeatItemsRefetch(queryClient: QueryClient): void {
  if (cancelled.delete(queryClient)) void queryClient.invalidateQueries({ queryKey });
}

import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";
import { cancelRefetch } from "./cancel-refetch";

/**
 * Changes cached data by the answer to a write. A running refetch may be older than the answer, so it is cancelled. It
 * is repeated, because it may have been caused by a change of another person. Data that are not cached do not change.
 */
export function changeCached<Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  update: (old: Data) => Data,
): void {
  const isFetching = queryClient.isFetching({ queryKey, exact: true }) > 0;
  cancelRefetch(queryClient, queryKey);
  queryClient.setQueryData<Data>(queryKey, (old) => (old === undefined ? old : update(old)));
  if (isFetching) void queryClient.invalidateQueries({ queryKey, exact: true });
}

import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";
import { cancelRefetch } from "./cancel-refetch";

/**
 * Changes cached data by the answer to a write. A running refetch may return data that is older than the
 * answer, so the refetch is cancelled and started again. Without the restart, a change of another person
 * could be missed. Data that is not cached does not change.
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

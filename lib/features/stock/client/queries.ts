import { queryOptions, skipToken } from "@tanstack/react-query";

/** Returns the query of the keys of pending writes whose answers are in the cached items. It is never fetched. */
export const appliedWritesQuery = () =>
  queryOptions<readonly string[]>({
    queryKey: ["applied-stock-writes"],
    queryFn: skipToken,
    staleTime: Infinity,
  });

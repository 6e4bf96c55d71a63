import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Purgeable } from "../model/dto";

/**
 * Returns the query of the numbers of rows that a purge can delete, for admins only. Each opened dialog
 * fetches them again.
 */
export const purgeableQuery = () =>
  queryOptions({
    queryKey: ["purgeable"],
    queryFn: ({ signal }) => api.get<Purgeable>("/api/data/purge", { signal }),
    staleTime: 0,
    gcTime: 0,
  });

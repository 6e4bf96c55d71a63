import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Purgeable } from "../model/dto";

/** Returns the query of the numbers of rows that a purge can delete, for admins only. It is read again for every dialog. */
export const purgeableQuery = () =>
  queryOptions({
    queryKey: ["purgeable"],
    queryFn: ({ signal }) => api.get<Purgeable>("/api/data/purge", { signal }),
    staleTime: 0,
    gcTime: 0,
  });

import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { CHECKS_KEY } from "@/lib/features/checks/client/queries";
import type { ItemTrends } from "../model/dto";

/** How long the trends of the household stay fresh, in milliseconds. Counts, purchases and set amounts change them. */
const FRESH_MS = 30_000;

/** Returns the query of the trends of the household's items in the last year. */
export const itemTrendsQuery = () =>
  queryOptions({
    queryKey: ["item-trends"],
    queryFn: ({ signal }) => api.get<ItemTrends>("/api/item-trends", { signal }),
    staleTime: FRESH_MS,
  });

/** Returns the query of the trends of the items of a completed check in the year that ended with it. */
export const checkTrendsQuery = (updateId: number) =>
  queryOptions({
    queryKey: [...CHECKS_KEY, updateId, "trends"],
    queryFn: ({ signal }) =>
      api.get<ItemTrends>(`/api/inventory-updates/${updateId}/trends`, { signal }),
  });

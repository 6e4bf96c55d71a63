import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Item } from "@/lib/features/items/model/dto";
import type { ItemHistory } from "../model/dto";

/**
 * Returns the query of the history of an item. Every change of the history changes the item too. `updatedAt` and
 * `lastCountedAt` are in the key, so that the history is then fetched again. A count by another person changes only
 * `lastCountedAt` of the cached item.
 */
export const itemHistoryQuery = ({
  id,
  updatedAt,
  lastCountedAt,
}: Pick<Item, "id" | "updatedAt" | "lastCountedAt">) =>
  queryOptions({
    queryKey: ["item-history", id, updatedAt, lastCountedAt],
    queryFn: ({ signal }) => api.get<ItemHistory>(`/api/items/${id}/history`, { signal }),
    placeholderData: keepPreviousData,
  });

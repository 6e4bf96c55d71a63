import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Item } from "@/lib/features/items/model/dto";
import type { ItemHistory } from "../model/dto";

/**
 * Returns the query of the history of an item. Every change of the history changes the item too. The times of
 * that change and of the last count are in the key, so that the history is fetched again. A count by another person
 * changes only the latter in the cached items.
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

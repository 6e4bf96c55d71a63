import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Item } from "@/lib/features/items/model/dto";
import type { ItemHistory } from "../model/dto";

/**
 * Returns the query of the history of an item. Every change of the history changes the item too. The time of
 * that change is in the key, so that the history is fetched again.
 */
export const itemHistoryQuery = ({ id, updatedAt }: Pick<Item, "id" | "updatedAt">) =>
  queryOptions({
    queryKey: ["item-history", id, updatedAt],
    queryFn: ({ signal }) => api.get<ItemHistory>(`/api/items/${id}/history`, { signal }),
    placeholderData: keepPreviousData,
  });

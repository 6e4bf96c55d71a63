import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { BoughtAddition } from "@/lib/features/shopping-additions/model/dto";
import { shoppingListQuery } from "./queries";

/**
 * Returns the query of the additions that were bought with a list. A part of its key is the key of the list, so that
 * changes of the list refetch both. It is refetched whenever it is shown, because ticks of additions do not.
 */
export const boughtAdditionsQuery = (listId: number) =>
  queryOptions({
    queryKey: [...shoppingListQuery(listId).queryKey, "additions"],
    queryFn: ({ signal }) =>
      api.get<BoughtAddition[]>(`/api/shopping-lists/${listId}/additions`, { signal }),
    staleTime: 0,
  });

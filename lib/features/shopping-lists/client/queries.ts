import { queryOptions } from "@tanstack/react-query";
import { api, hasStatus } from "@/lib/client/api";
import type { ShoppingList, ShoppingListSummary } from "../model/dto";

/** What everything about shopping lists is cached under. */
export const LISTS_KEY = ["shopping-lists"] as const;

/** How often a list is asked for while its rationales are being written. */
const POLL_MS = 2_000;

/** The list with that id, or the latest; null when there is none. Polled while it is generating. */
export const shoppingListQuery = (listId?: number) =>
  queryOptions({
    queryKey: [...LISTS_KEY, listId ?? "latest"],
    queryFn: async ({ signal }) => {
      try {
        return await api.get<ShoppingList>(`/api/shopping-lists/${listId ?? "latest"}`, { signal });
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
    refetchInterval: (query) => (query.state.data?.status === "generating" ? POLL_MS : false),
  });

/** All lists of the household, newest first. */
export const shoppingListsQuery = () =>
  queryOptions({
    queryKey: [...LISTS_KEY, "all"],
    queryFn: ({ signal }) => api.get<ShoppingListSummary[]>("/api/shopping-lists", { signal }),
  });

/** A list is cached by its id and, where it is the latest, under that too. */
export function keysOfList(listId: number) {
  return [shoppingListQuery(listId).queryKey, shoppingListQuery().queryKey] as const;
}

import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { getOrNull } from "@/lib/client/get-or-null";
import type { ShoppingList, ShoppingListSummary } from "../model/dto";

/** First part of all query keys of shopping lists. */
export const LISTS_KEY = ["shopping-lists"] as const;

/** The poll interval while rationales are being generated, in milliseconds. */
const POLL_MS = 2_000;

/**
 * Returns the query of the list with that id, or of the latest; null when there is none. It polls
 * while the list is generating.
 */
export const shoppingListQuery = (listId?: number) =>
  queryOptions({
    queryKey: [...LISTS_KEY, listId ?? "latest"],
    queryFn: ({ signal }) =>
      getOrNull<ShoppingList>(`/api/shopping-lists/${listId ?? "latest"}`, { signal }),
    refetchInterval: (query) => (query.state.data?.status === "generating" ? POLL_MS : false),
  });

/** Returns the query of all lists of the household, newest first. */
export const shoppingListsQuery = () =>
  queryOptions({
    queryKey: [...LISTS_KEY, "all"],
    queryFn: ({ signal }) => api.get<ShoppingListSummary[]>("/api/shopping-lists", { signal }),
  });

/**
 * Returns the query keys of a list: that of its id, and that of the latest list, which may be the
 * same list.
 */
export function keysOfList(listId: number) {
  return [shoppingListQuery(listId).queryKey, shoppingListQuery().queryKey] as const;
}

"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { activeCheckQuery, countsQuery, latestCheckQuery } from "@/lib/features/checks/queries";
import { itemsQuery } from "@/lib/features/items/queries";
import { shoppingListCopy } from "./copy";
import type { Line, ShoppingList } from "./dto";
import { shoppingListQuery } from "./queries";
import { withTick } from "./rules";
import type { EmailList } from "./schema";

/** A list is cached by its id and, where it is the latest, under that too. */
function keysOf(listId: number) {
  return [shoppingListQuery(listId).queryKey, shoppingListQuery().queryKey] as const;
}

/**
 * Completes a check. The running check is only marked as out of date: its screen stays as it is until
 * the shopping list takes its place.
 */
export function useCompleteCheck({ onSuccess }: { onSuccess: (shoppingListId: number) => void }) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (updateId: number) =>
      api.put<{ message: string; shoppingListId: number }>(
        `/api/inventory-updates/${updateId}/complete`,
      ),
    success: ({ message }) => shoppingListCopy.complete.success(message),
    failure: shoppingListCopy.complete.failure,
    onSuccess: ({ shoppingListId }) => {
      for (const { queryKey } of [activeCheckQuery(), latestCheckQuery(), shoppingListQuery()]) {
        void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
      }
      onSuccess(shoppingListId);
    },
    // Somebody has added an item, or completed or cancelled the check: the screen tells which.
    onError: (_error, updateId) => {
      for (const { queryKey } of [activeCheckQuery(), countsQuery(updateId), itemsQuery()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

interface Tick {
  line: Line;
  purchased: boolean;
}

/** Ticks a line of a list, at once on the screen. */
export function useTickLine(listId: number) {
  return useApiMutation({
    mutationKey: ["shopping-lists", listId, "tick"],
    mutationFn: ({ line, purchased }: Tick) =>
      api.put<Line>(`/api/shopping-lists/items/${line.id}`, { purchased }),
    optimistic: ({ line, purchased }) =>
      keysOf(listId).map((queryKey) =>
        optimisticChange(
          queryKey,
          (list) => list && (list.id === listId ? withTick(list, line.id, purchased) : list),
          (list) => list && (list.id === listId ? withTick(list, line.id, line.purchased) : list),
        ),
      ),
    success: shoppingListCopy.tick.success,
    failure: shoppingListCopy.tick.failure,
    invalidates: keysOf(listId),
  });
}

/** Removes every line of a list. */
export function useClearList(listId: number, { onSuccess }: { onSuccess: () => void }) {
  return useApiMutation({
    mutationFn: () => api.delete<{ items: Line[] }>(`/api/shopping-lists/${listId}/items`),
    success: shoppingListCopy.clear.success,
    failure: shoppingListCopy.clear.failure,
    invalidates: keysOf(listId),
    onSuccess,
  });
}

/** E-mails a list to one address. */
export function useEmailList(listId: number, { onSuccess }: { onSuccess: () => void }) {
  return useApiMutation({
    mutationFn: (input: EmailList) =>
      api.post<ShoppingList>(`/api/shopping-lists/${listId}/email`, input),
    success: shoppingListCopy.email.success,
    failure: shoppingListCopy.email.failure,
    invalidates: keysOf(listId),
    onSuccess,
  });
}

/** Asks again for the rationales of a list whose generation failed. */
export function useRetryList(listId: number) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: () => api.post<ShoppingList>(`/api/shopping-lists/${listId}/retry`),
    failure: shoppingListCopy.retry.failure,
    onSuccess: (list) => {
      for (const queryKey of keysOf(listId)) {
        queryClient.setQueryData(queryKey, (old) => (old?.id === list.id ? list : old));
      }
    },
    invalidates: keysOf(listId),
  });
}

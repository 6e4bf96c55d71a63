"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { useOutbox } from "@/lib/client/outbox/use-outbox";
import { showFailure, showToast } from "@/lib/client/toast";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { activeCheckQuery, countsQuery, latestCheckQuery } from "@/lib/features/checks/queries";
import { itemsQuery } from "@/lib/features/items/queries";
import { shoppingListCopy } from "./copy";
import type { Line, ShoppingList } from "./dto";
import { keysOfList, shoppingListQuery } from "./queries";
import { listGroup, tickWrite } from "./waiting-ticks";

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

/**
 * The one place where a line is ticked. It is accepted when the device has stored it, and sent in the
 * background.
 */
export function useTickLine() {
  const outbox = useOutbox();
  return async (line: Line, purchased: boolean): Promise<void> => {
    try {
      await outbox.add(tickWrite(line, purchased));
      showToast(shoppingListCopy.tick.success);
    } catch {
      showFailure(shoppingListCopy.tick.failure);
    }
  };
}

/** Removes every line of a list, and what waits of their ticks. */
export function useClearList(listId: number, { onSuccess }: { onSuccess: () => void }) {
  const outbox = useOutbox();
  return useApiMutation({
    mutationFn: () => api.delete<{ items: Line[] }>(`/api/shopping-lists/${listId}/items`),
    success: shoppingListCopy.clear.success,
    failure: shoppingListCopy.clear.failure,
    invalidates: keysOfList(listId),
    onSuccess: () => {
      void outbox.discard(({ group }) => group === listGroup(listId));
      onSuccess();
    },
  });
}

/** Asks again for the rationales of a list whose generation failed. */
export function useRetryList(listId: number) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: () => api.post<ShoppingList>(`/api/shopping-lists/${listId}/retry`),
    failure: shoppingListCopy.retry.failure,
    onSuccess: (list) => {
      for (const queryKey of keysOfList(listId)) {
        queryClient.setQueryData(queryKey, (old) => (old?.id === list.id ? list : old));
      }
    },
    invalidates: keysOfList(listId),
  });
}

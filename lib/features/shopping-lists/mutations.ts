"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api, ApiError, hasStatus } from "@/lib/client/api";
import { dismissToast, showToast } from "@/lib/client/toast";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { CHECK_COMPLETED } from "@/lib/features/checks/copy";
import { activeCheckQuery, countsQuery, latestCheckQuery } from "@/lib/features/checks/queries";
import { itemsQuery } from "@/lib/features/items/queries";
import { shoppingListCopy } from "./copy";
import type { Line, ShoppingList } from "./dto";
import { clearSoon, endClear } from "./pending-clear";
import { shoppingListQuery } from "./queries";
import { withTick } from "./rules";
import type { EmailList } from "./schema";

/** A list is cached by its id and, where it is the latest, under that too. */
function keysOf(listId: number) {
  return [shoppingListQuery(listId).queryKey, shoppingListQuery().queryKey] as const;
}

interface Completion {
  message: string;
  shoppingListId: number;
}

/** Completes a check; where somebody else was quicker, their list is as good as one's own. */
async function completeOrFollow(updateId: number): Promise<Completion> {
  try {
    return await api.put<Completion>(`/api/inventory-updates/${updateId}/complete`);
  } catch (error) {
    const shoppingListId = error instanceof ApiError ? listNamedBy(error) : undefined;
    if (shoppingListId === undefined) throw error;
    return { message: CHECK_COMPLETED, shoppingListId };
  }
}

function listNamedBy({ body }: ApiError): number | undefined {
  if (typeof body !== "object" || body === null || !("shoppingListId" in body)) return undefined;
  return typeof body.shoppingListId === "number" ? body.shoppingListId : undefined;
}

/**
 * Completes a check. The running check is only marked as out of date: its screen stays as it is until
 * the shopping list takes its place.
 */
export function useCompleteCheck({ onSuccess }: { onSuccess: (shoppingListId: number) => void }) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: completeOrFollow,
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

/**
 * Removes every line of a list: at once on the screen, on the server when the time to undo it has passed
 * (contract, "Shopping lists").
 */
export function useClearList(listId: number): () => void {
  const queryClient = useQueryClient();
  const { mutate } = useApiMutation({
    mutationFn: () =>
      api.delete<{ items: Line[] }>(`/api/shopping-lists/${listId}/items`, undefined, {
        // It may be sent in the moment in which the page is left.
        isKeptAlive: true,
      }),
    failure: shoppingListCopy.clear.failure,
    onSuccess: ({ items }) => {
      for (const queryKey of keysOf(listId)) {
        queryClient.setQueryData(queryKey, (old) => (old?.id === listId ? { ...old, items } : old));
      }
      endClear(listId);
    },
    onError: () => endClear(listId),
    invalidates: keysOf(listId),
  });
  return () => {
    const undo = showToast({
      ...shoppingListCopy.clear.success,
      action: { label: shoppingListCopy.clear.undo, onSelect: () => endClear(listId) },
    });
    clearSoon(listId, () => {
      dismissToast(undo);
      mutate();
    });
  };
}

/** E-mails a list to one address. */
export function useEmailList(
  listId: number,
  { onSuccess, onError }: { onSuccess: () => void; onError: (error: Error) => void },
) {
  return useApiMutation({
    mutationFn: (input: EmailList) =>
      api.post<ShoppingList>(`/api/shopping-lists/${listId}/email`, input),
    success: shoppingListCopy.email.success,
    failure: (error) => ({
      ...shoppingListCopy.email.failure,
      // Who may not, or not so often, learns why.
      prefersServerMessage: hasStatus(error, 403) || hasStatus(error, 429),
    }),
    invalidates: keysOf(listId),
    onSuccess,
    onError,
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

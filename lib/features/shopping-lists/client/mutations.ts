"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api, hasStatus } from "@/lib/client/api";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { waitingDetail } from "@/lib/client/pending-writes/waiting-detail";
import { dismissToast, showFailure, showToast, TOAST_DURATION_MS } from "@/lib/client/toast";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { now } from "@/lib/core/clock";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { shoppingListCopy } from "../model/copy";
import type { Line, ShoppingList } from "../model/dto";
import { asCleared, lineName } from "../model/rules";
import type { EmailList } from "../model/schema";
import { clearSoon, endClear } from "./pending-clear";
import { listGroup, tickWrites } from "./pending-writes";
import { keysOfList, shoppingListsQuery } from "./queries";

/**
 * Returns the function that ticks or unticks a line. The tick is accepted when the device has
 * stored it, and sent in the background.
 * @param by the username of the signed-in person
 */
export function useTickLine(by: string) {
  const queue = useWriteQueue();
  return async (line: Line, purchased: boolean): Promise<void> => {
    try {
      const place = { listId: line.listId, lineId: line.id, by };
      await queue.add(tickWrites.create({ purchased, observedAt: now().toISOString() }, place));
      const subject = lineName(line.item);
      showToast({ ...shoppingListCopy.tick.success, subject, ...waitingDetail(queue) });
    } catch {
      showFailure(shoppingListCopy.tick.failure);
    }
  };
}

/**
 * Returns the function that clears a list. Screens show the list as cleared at once; the call is sent when
 * the clearing can no longer be undone. `clearedBy` is the username of the signed-in person.
 */
export function useClearList(listId: number, clearedBy: string): () => void {
  const queryClient = useQueryClient();
  const queue = useWriteQueue();
  const { mutate } = useApiMutation({
    mutationFn: () =>
      api.delete<{ items: Line[] }>(`/api/shopping-lists/${listId}/items`, undefined, {
        // The list may be cleared while the page is closing. The browser then completes this call
        // nevertheless.
        isKeptAlive: true,
      }),
    failure: shoppingListCopy.clear.failure,
    onSuccess: () => {
      for (const queryKey of keysOfList(listId)) {
        queryClient.setQueryData(queryKey, (old) =>
          old?.id === listId ? asCleared(old, clearedBy, now()) : old,
        );
      }
      queryClient.setQueryData(additionsQuery().queryKey, (old) =>
        old?.filter(({ purchased }) => !purchased),
      );
      // The server would refuse the pending ticks of the cleared lines, so they are discarded.
      void queue.discard(({ group }) => group === listGroup(listId));
      endClear(listId);
    },
    onError: () => endClear(listId),
    invalidates: [...keysOfList(listId), shoppingListsQuery().queryKey, additionsQuery().queryKey],
  });
  return () => {
    const undo = showToast({
      ...shoppingListCopy.clear.success,
      durationMs: TOAST_DURATION_MS,
      action: {
        label: shoppingListCopy.clear.undo,
        onSelect: () => endClear(listId),
        isUndo: true,
      },
    });
    clearSoon(listId, () => {
      dismissToast(undo);
      mutate();
    });
  };
}

/** Sends a list to one email address. */
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
      // The toast shows the message of the server for a missing permission (403) and for a rate limit (429).
      prefersServerMessage: hasStatus(error, 403) || hasStatus(error, 429),
    }),
    invalidates: keysOfList(listId),
    onSuccess,
    onError,
  });
}

/** Requests the rationales of a list again after their generation failed. */
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

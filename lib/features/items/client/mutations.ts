"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "@/lib/client/api";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { withUndo } from "@/lib/client/toast";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { now } from "@/lib/core/clock";
import { newTemporaryId } from "@/lib/core/temporary-id";
import { itemCopy } from "../model/copy";
import type { Item } from "../model/dto";
import { withItem } from "../model/rules";
import type { ItemForm } from "../model/schema";
import { type ItemEntry, itemWrites } from "./pending-writes";
import { itemsQuery, recentlyDeletedQuery } from "./queries";
import { useRestore } from "./restore";

interface Outcome {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

/** Adds an item. The list shows it after the server's response. */
export function useAddItem({ onSuccess, onError }: Outcome) {
  const queryClient = useQueryClient();
  const { queryKey } = itemsQuery();
  return useApiMutation({
    mutationFn: (input: ItemForm) => api.post<Item>("/api/items", input),
    ...itemCopy.add,
    invalidates: [queryKey],
    onSuccess: (added) => {
      queryClient.setQueryData(queryKey, (old) => old && withItem(old, added));
      onSuccess();
    },
    onError,
  });
}

interface QueueOutcome extends Pick<Outcome, "onSuccess"> {
  /** The refused item that is added again; its pending counts then belong to the added item. */
  refused: ItemEntry | undefined;
}

/**
 * Adds an item to the write queue, for a person who may be offline. The lists show it once the device has stored it.
 */
export function useQueueItem({ refused, onSuccess }: QueueOutcome) {
  const queue = useWriteQueue();
  return useApiMutation({
    mutationFn: async (input: ItemForm) => {
      if (refused && !queue.get().refused.some(({ key }) => key === refused.key)) {
        // Another tab has added or discarded the refused item, with its counts. Adding it here too would
        // create a second item without counts.
        throw new ApiError("The refused item was added or discarded in another tab", {
          status: 409,
          serverMessage: itemCopy.settledElsewhere,
        });
      }
      const temporaryId = refused?.place.temporaryId ?? newTemporaryId();
      const addedAt = now().toISOString();
      return queue.add(itemWrites.create(input, { temporaryId, addedAt }));
    },
    ...itemCopy.add,
    onSuccess,
  });
}

/** Updates an item with an optimistic update. An omitted photo or pictogram is unchanged. */
export function useUpdateItem({ onSuccess, onError }: Outcome) {
  const { queryKey } = itemsQuery();
  return useApiMutation({
    mutationFn: ({ id, ...input }: ItemForm & { id: number }) =>
      api.put<Item>(`/api/items/${id}`, input),
    ...itemCopy.update,
    optimistic: ({ id, supermarketItemName = null, photo, pictogram, ...input }) => [
      optimisticChange(queryKey, (old) =>
        old.map((item) =>
          item.id === id
            ? {
                ...item,
                ...input,
                supermarketItemName,
                photo: photo === undefined ? item.photo : photo,
                pictogram: pictogram === undefined ? item.pictogram : pictogram,
              }
            : item,
        ),
      ),
    ],
    invalidates: [queryKey],
    onSuccess,
    onError,
  });
}

/** Deletes an item with an optimistic update. The toast offers to undo it. */
export function useDeleteItem({ onSuccess }: Pick<Outcome, "onSuccess">) {
  const { queryKey } = itemsQuery();
  const restore = useRestore("items");
  return useApiMutation({
    mutationFn: ({ id }: Pick<Item, "id" | "name">) => api.delete(`/api/items/${id}`),
    success: (_, { id, name }) =>
      withUndo({ ...itemCopy.delete.success, subject: name }, () => restore.mutate([id])),
    failure: itemCopy.delete.failure,
    optimistic: ({ id }) => [
      optimisticChange(queryKey, (old) => old.filter((item) => item.id !== id)),
    ],
    invalidates: [queryKey, recentlyDeletedQuery().queryKey],
    onSuccess,
  });
}

/**
 * Deletes several items, all or none. The list is updated after the server has accepted the deletion, which
 * the toast offers to undo.
 */
export function useDeleteItems({ onSuccess }: Pick<Outcome, "onSuccess">) {
  const restore = useRestore("items");
  return useApiMutation({
    mutationFn: (ids: readonly number[]) =>
      api.post<{ deleted: number }>("/api/items/bulk-delete", { ids }),
    success: (answer, ids) =>
      withUndo(itemCopy.deleteSelected.success(answer), () => restore.mutate(ids)),
    failure: itemCopy.deleteSelected.failure,
    // A failure can mean that one of the items is already deleted, so the list is refetched.
    invalidates: [itemsQuery().queryKey, recentlyDeletedQuery().queryKey],
    onSuccess,
  });
}

"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { itemCopy } from "../model/copy";
import type { Item } from "../model/dto";
import type { ItemForm } from "../model/schema";
import { itemsQuery } from "./queries";

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
      queryClient.setQueryData(queryKey, (old) => old && [...old, added]);
      onSuccess();
    },
    onError,
  });
}

/** Updates an item with an optimistic update. An omitted photo is unchanged. */
export function useUpdateItem({ onSuccess, onError }: Outcome) {
  const { queryKey } = itemsQuery();
  return useApiMutation({
    mutationFn: ({ id, ...input }: ItemForm & { id: number }) =>
      api.put<Item>(`/api/items/${id}`, input),
    ...itemCopy.update,
    optimistic: ({ id, supermarketItemName = null, photo, ...input }) => [
      optimisticChange(queryKey, (old) =>
        old.map((item) =>
          item.id === id
            ? {
                ...item,
                ...input,
                supermarketItemName,
                photo: photo === undefined ? item.photo : photo,
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

/** Deletes an item by its id with an optimistic update. */
export function useDeleteItem({ onSuccess }: Pick<Outcome, "onSuccess">) {
  const { queryKey } = itemsQuery();
  return useApiMutation({
    mutationFn: (id: number) => api.delete(`/api/items/${id}`),
    ...itemCopy.delete,
    optimistic: (id) => [optimisticChange(queryKey, (old) => old.filter((item) => item.id !== id))],
    invalidates: [queryKey],
    onSuccess,
  });
}

/** Deletes several items, all or none. The list is updated after the server has accepted it. */
export function useDeleteItems({ onSuccess }: Pick<Outcome, "onSuccess">) {
  return useApiMutation({
    mutationFn: (ids: readonly number[]) =>
      api.post<{ deleted: number }>("/api/items/bulk-delete", { ids }),
    ...itemCopy.deleteSelected,
    // A failure can mean that one of the items is already deleted, so the list is refetched.
    invalidates: [itemsQuery().queryKey],
    onSuccess,
  });
}

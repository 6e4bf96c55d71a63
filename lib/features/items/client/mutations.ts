"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { locationCopy } from "@/lib/features/locations/model/copy";
import { itemCopy } from "../model/copy";
import type { Item } from "../model/dto";
import type { ItemForm } from "../model/schema";
import { itemsQuery } from "./queries";

interface Outcome {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

/** Adds an item. It stands in the list as soon as the server has answered. */
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

/** Changes what the form of an item holds, in the list at once. A photo that is not given stays. */
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

/** Deletes an item by its id; it leaves the list at once. */
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

/** Deletes the items with these ids, all or none. They leave the list once the server has agreed. */
export function useDeleteItems({ onSuccess }: Pick<Outcome, "onSuccess">) {
  return useApiMutation({
    mutationFn: (ids: readonly number[]) =>
      api.post<{ deleted: number }>("/api/items/bulk-delete", { ids }),
    ...itemCopy.deleteSelected,
    // Where it failed, one of them may be gone already: the list tells.
    invalidates: [itemsQuery().queryKey],
    onSuccess,
  });
}

/**
 * Deletes a location by its id, with the items in it: both leave their lists at once. It stands here and
 * not with the locations because it concerns items too, which come after them.
 */
export function useDeleteLocation({ onSuccess }: Pick<Outcome, "onSuccess">) {
  const locations = locationsQuery().queryKey;
  const items = itemsQuery().queryKey;
  return useApiMutation({
    mutationFn: (id: number) => api.delete(`/api/locations/${id}`),
    ...locationCopy.delete,
    optimistic: (id) => [
      optimisticChange(locations, (old) => old.filter((location) => location.id !== id)),
      optimisticChange(items, (old) => old.filter((item) => item.locationId !== id)),
    ],
    invalidates: [locations, items],
    onSuccess,
  });
}

/**
 * Deletes the locations with these ids and the items in them, all or none. They leave the lists once the
 * server has agreed.
 */
export function useDeleteLocations({ onSuccess }: Pick<Outcome, "onSuccess">) {
  return useApiMutation({
    mutationFn: (ids: readonly number[]) =>
      api.post<{ deleted: number }>("/api/locations/bulk-delete", { ids }),
    ...locationCopy.deleteSelected,
    // Where it failed, one of them may be gone already: the lists tell.
    invalidates: [locationsQuery().queryKey, itemsQuery().queryKey],
    onSuccess,
  });
}

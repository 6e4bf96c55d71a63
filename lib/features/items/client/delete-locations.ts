"use client";

import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { locationCopy } from "@/lib/features/locations/model/copy";
import { itemsQuery } from "./queries";

// These mutations also change the cached items. They are in the items feature, because the locations feature
// must not import it.

interface Outcome {
  onSuccess: () => void;
}

/** Deletes a location and its items with an optimistic update of both lists. */
export function useDeleteLocation({ onSuccess }: Outcome) {
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
 * Deletes several locations and their items, all or none. There is no optimistic update: the cached locations
 * and items are refetched after the server has answered.
 */
export function useDeleteLocations({ onSuccess }: Outcome) {
  return useApiMutation({
    mutationFn: (ids: readonly number[]) =>
      api.post<{ deleted: number }>("/api/locations/bulk-delete", { ids }),
    ...locationCopy.deleteSelected,
    // A failure can mean that one of the locations is already deleted, so the lists are refetched.
    invalidates: [locationsQuery().queryKey, itemsQuery().queryKey],
    onSuccess,
  });
}

"use client";

import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { locationCopy } from "@/lib/features/locations/model/copy";
import { itemsQuery } from "./queries";

// Deleting a location changes the cached items, so it is in the later of the two features.

interface Outcome {
  onSuccess: () => void;
}

/** Deletes a location by its id, with its items, by an optimistic update of both lists. */
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
 * Deletes the locations with these ids and the items in them, all or none. The lists are updated once the server has
 * accepted it.
 */
export function useDeleteLocations({ onSuccess }: Outcome) {
  return useApiMutation({
    mutationFn: (ids: readonly number[]) =>
      api.post<{ deleted: number }>("/api/locations/bulk-delete", { ids }),
    ...locationCopy.deleteSelected,
    // After a failure one of them may be deleted already, so the lists are refetched.
    invalidates: [locationsQuery().queryKey, itemsQuery().queryKey],
    onSuccess,
  });
}

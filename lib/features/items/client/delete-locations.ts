"use client";

import { api } from "@/lib/client/api";
import { withUndo } from "@/lib/client/toast";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Location } from "@/lib/features/locations/model/dto";
import { itemsQuery, recentlyDeletedQuery } from "./queries";
import { useRestore } from "./restore";

// These mutations also change the cached items. They are in the items feature, because the locations feature
// must not import it.

interface Outcome {
  onSuccess: () => void;
}

/** Deletes a location and its items with an optimistic update of both lists. The toast offers to undo it. */
export function useDeleteLocation({ onSuccess }: Outcome) {
  const locations = locationsQuery().queryKey;
  const items = itemsQuery().queryKey;
  const restore = useRestore("locations");
  return useApiMutation({
    mutationFn: ({ id }: Pick<Location, "id" | "name">) => api.delete(`/api/locations/${id}`),
    success: (_, { id, name }) =>
      withUndo({ title: "Success", text: "Location deleted successfully", subject: name }, () =>
        restore.mutate([id]),
      ),
    failure: { title: "Error", text: "Failed to delete location" },
    optimistic: ({ id }) => [
      optimisticChange(locations, (old) => old.filter((location) => location.id !== id)),
      optimisticChange(items, (old) => old.filter((item) => item.locationId !== id)),
    ],
    invalidates: [locations, items, recentlyDeletedQuery().queryKey],
    onSuccess,
  });
}

/**
 * Deletes several locations and their items, all or none. There is no optimistic update: the cached locations
 * and items are refetched after the server has answered. The toast offers to undo it.
 */
export function useDeleteLocations({ onSuccess }: Outcome) {
  const restore = useRestore("locations");
  return useApiMutation({
    mutationFn: (ids: readonly number[]) =>
      api.post<{ deleted: number }>("/api/locations/bulk-delete", { ids }),
    success: ({ deleted }, ids) =>
      withUndo({ title: "Success", text: `${deleted} location(s) deleted successfully` }, () =>
        restore.mutate(ids),
      ),
    failure: { title: "Error", text: "Failed to delete locations" },
    // A failure can mean that one of the locations is already deleted, so the lists are refetched.
    invalidates: [
      locationsQuery().queryKey,
      itemsQuery().queryKey,
      recentlyDeletedQuery().queryKey,
    ],
    onSuccess,
  });
}

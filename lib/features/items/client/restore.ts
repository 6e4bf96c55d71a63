"use client";

import { api } from "@/lib/client/api";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { itemCopy } from "../model/copy";
import type { Restored } from "../model/recently-deleted";
import { itemsQuery, recentlyDeletedQuery } from "./queries";

const copies = {
  items: itemCopy.restore,
  locations: {
    success: (count: number) => ({
      title: "Success",
      text:
        count === 0
          ? "The locations were restored already"
          : `${count === 1 ? "Location" : `${count} locations`} restored successfully`,
    }),
    failure: (count: number) => ({
      title: "Error",
      text: `Failed to restore ${count === 1 ? "location" : "locations"}`,
    }),
  },
} as const;

/**
 * Restores deleted items by their ids, or locations with the items that were deleted with them, all or none. There is
 * no optimistic update. The lists are refetched after a failure too, because the rows may be restored already.
 */
export function useRestore(
  what: keyof typeof copies,
  { onSuccess }: { onSuccess?: () => void } = {},
) {
  const copy = copies[what];
  return useApiMutation({
    mutationFn: async (ids: readonly number[]) => {
      if (ids.length > 1) return api.post<Restored>(`/api/${what}/bulk-restore`, { ids });
      await api.post<unknown>(`/api/${what}/${ids[0]}/restore`);
      return { restored: 1 };
    },
    success: ({ restored }) => copy.success(restored),
    failure: (_, ids) => copy.failure(ids.length),
    invalidates: [
      locationsQuery().queryKey,
      itemsQuery().queryKey,
      recentlyDeletedQuery().queryKey,
    ],
    onSuccess: () => onSuccess?.(),
  });
}

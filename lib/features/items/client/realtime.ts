import type { RealtimeContext, RealtimeFeature } from "@/lib/client/realtime-feature";
import { itemsQuery, recentlyDeletedQuery } from "./queries";

function refreshItems(_: unknown, { isOwn, refresh }: RealtimeContext): void {
  if (!isOwn) refresh([itemsQuery().queryKey, recentlyDeletedQuery().queryKey]);
}

export const itemsRealtime: RealtimeFeature = {
  changes: {
    items: refreshItems,
    // Deleting or restoring a location also deletes or restores its items.
    locations: refreshItems,
    // The list of recently deleted items and locations contains usernames. It is refetched also in the tab
    // that changed a username, because its mutation does not update the list.
    members: (_, { refresh }) => refresh([recentlyDeletedQuery().queryKey]),
  },
};

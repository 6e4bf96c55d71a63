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
    // Deletions contain usernames. They are refetched also in the tab that changed a username, because its
    // mutation does not update them.
    members: (_, { refresh }) => refresh([recentlyDeletedQuery().queryKey]),
  },
};

import type { RealtimeContext, RealtimeFeature } from "@/lib/client/realtime-feature";
import { itemsQuery, recentlyDeletedQuery } from "./queries";

function refreshItems(_: unknown, { isOwn, refresh }: RealtimeContext): void {
  if (!isOwn) refresh([itemsQuery().queryKey, recentlyDeletedQuery().queryKey]);
}

export const itemsRealtime: RealtimeFeature = {
  changes: {
    items: refreshItems,
    // Deleting or restoring a location does the same with its items.
    locations: refreshItems,
    // A deletion contains a username. A mutation does not update the cached deletions of its own tab.
    members: (_, { refresh }) => refresh([recentlyDeletedQuery().queryKey]),
  },
};

import type { RealtimeContext, RealtimeFeature } from "@/lib/client/realtime-feature";
import { itemsQuery } from "./queries";

function refreshItems(_: unknown, { isOwn, refresh }: RealtimeContext): void {
  if (!isOwn) refresh([itemsQuery().queryKey]);
}

export const itemsRealtime: RealtimeFeature = {
  changes: {
    items: refreshItems,
    // Deleting a location deletes its items.
    locations: refreshItems,
  },
};

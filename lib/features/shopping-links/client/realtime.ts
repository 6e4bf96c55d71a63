import type { RealtimeContext, RealtimeFeature } from "@/lib/client/realtime-feature";
import { shoppingLinksQuery } from "./queries";

function refreshLinks(_: unknown, { refresh }: RealtimeContext): void {
  refresh([shoppingLinksQuery().queryKey]);
}

function refreshIfOfOthers(change: unknown, context: RealtimeContext): void {
  if (!context.isOwn) refreshLinks(change, context);
}

export const shoppingLinksRealtime: RealtimeFeature = {
  changes: {
    shoppingLinks: refreshIfOfOthers,
    // A new list ends the links of the earlier one.
    list: refreshIfOfOthers,
    // The links of somebody who has lost the right to share end. Links contain usernames.
    members: refreshLinks,
  },
};

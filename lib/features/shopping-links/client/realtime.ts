import type { RealtimeContext, RealtimeFeature } from "@/lib/client/realtime-feature";
import { shoppingLinksQuery } from "./queries";

function refreshLinks(_: unknown, { refresh }: RealtimeContext): void {
  refresh([shoppingLinksQuery().queryKey]);
}

export const shoppingLinksRealtime: RealtimeFeature = {
  changes: {
    shoppingLinks: (change, context) => {
      if (!context.isOwn) refreshLinks(change, context);
    },
    // A new list ends the links of the earlier one.
    list: refreshLinks,
    // The links of somebody who has lost the right to share end. Links contain usernames.
    members: refreshLinks,
  },
};

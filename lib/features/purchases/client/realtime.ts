import type { RealtimeContext, RealtimeFeature } from "@/lib/client/realtime-feature";
import { purchasesQuery } from "./queries";

function refreshPurchases(_: unknown, { isOwn, refresh }: RealtimeContext): void {
  if (!isOwn) refresh([purchasesQuery().queryKey]);
}

export const purchasesRealtime: RealtimeFeature = {
  changes: {
    purchases: refreshPurchases,
    // A completed check makes a new latest list, of which nothing is put away. Its own tab does not know that either.
    check: ({ detail }, { refresh }) => {
      if (detail?.is !== "status" || detail.status !== "completed") return;
      refresh([purchasesQuery().queryKey]);
    },
    // The lines contain usernames.
    members: (_, { refresh }) => refresh([purchasesQuery().queryKey]),
  },
  volatileKeys: () => [purchasesQuery().queryKey],
};

import type { RealtimeContext, RealtimeFeature } from "@/lib/client/realtime-feature";
import { purchasesQuery } from "./queries";

function refreshPurchases(_: unknown, { isOwn, refresh }: RealtimeContext): void {
  if (!isOwn) refresh([purchasesQuery().queryKey]);
}

export const purchasesRealtime: RealtimeFeature = {
  changes: {
    purchases: refreshPurchases,
    // A completed check creates a new latest list, of which nothing is put away. The tab that completed the
    // check has to refetch too.
    check: ({ detail }, { refresh }) => {
      if (detail?.is !== "status" || detail.status !== "completed") return;
      refresh([purchasesQuery().queryKey]);
    },
    // The purchases contain the usernames of the people who put them away.
    members: (_, { refresh }) => refresh([purchasesQuery().queryKey]),
  },
  polledKeys: () => [purchasesQuery().queryKey],
};

import type { RealtimeContext, RealtimeFeature } from "@/lib/client/realtime-feature";
import { additionsQuery } from "./queries";

function refreshAdditions(_: unknown, { refresh }: RealtimeContext): void {
  refresh([additionsQuery().queryKey]);
}

export const additionsRealtime: RealtimeFeature = {
  changes: {
    additions: (change, context) => {
      if (!context.isOwn) refreshAdditions(change, context);
    },
    // Additions contain the names of items, and usernames.
    items: refreshAdditions,
    members: refreshAdditions,
    // The lines of a new list absorb additions. The tab that completes the check does not know which.
    check: ({ detail }, { refresh }) => {
      if (detail?.is !== "status" || detail.status !== "completed") return;
      refresh([additionsQuery().queryKey]);
    },
  },
  volatileKeys: () => [additionsQuery().queryKey],
};

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
    // At the completion of a check, lines of the new list absorb additions. The response does not name these
    // additions, so the tab that has completed the check fetches the additions too.
    check: ({ detail }, { refresh }) => {
      if (detail?.is !== "status" || detail.status !== "completed") return;
      refresh([additionsQuery().queryKey]);
    },
  },
  polledKeys: () => [additionsQuery().queryKey],
};

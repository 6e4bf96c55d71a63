import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { targetSuggestionsQuery } from "./queries";

export const targetSuggestionsRealtime: RealtimeFeature = {
  changes: {
    targetSuggestions: (_, { isOwn, refresh }) => {
      if (!isOwn) refresh([targetSuggestionsQuery().queryKey]);
    },
    // Suggestions are derived from the counts of completed checks. The tab that completed the check refetches them too.
    check: ({ detail }, { refresh }) => {
      if (detail?.is === "status" && detail.status === "completed") {
        refresh([targetSuggestionsQuery().queryKey]);
      }
    },
  },
};

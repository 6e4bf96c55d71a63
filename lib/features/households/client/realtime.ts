import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { householdQuery } from "./queries";

export const householdsRealtime: RealtimeFeature = {
  changes: {
    household: (_, { isOwn, refresh }) => {
      if (!isOwn) refresh([householdQuery().queryKey]);
    },
  },
};

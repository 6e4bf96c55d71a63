import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { locationsQuery } from "./queries";

export const locationsRealtime: RealtimeFeature = {
  changes: {
    locations: (_, { isOwn, refresh }) => {
      if (!isOwn) refresh([locationsQuery().queryKey]);
    },
  },
};

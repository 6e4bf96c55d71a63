import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { optimizationQuery } from "./queries";

export const photosRealtime: RealtimeFeature = {
  changes: {
    optimization: (_, { isOwn, refresh }) => {
      if (!isOwn) refresh([optimizationQuery().queryKey]);
    },
  },
};

import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { shopOrderQuery } from "./queries";

export const shopOrderRealtime: RealtimeFeature = {
  changes: {
    shopOrder: (_, { isOwn, refresh }) => {
      if (!isOwn) refresh([shopOrderQuery().queryKey]);
    },
  },
};

import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { currentUserQuery } from "./queries";

export const accountsRealtime: RealtimeFeature = {
  changes: {
    members: ({ ids }, { isOwn, userId, refresh }) => {
      // The person's own role may have changed. Without ids, any role may have changed.
      const mayBeOwnRole = ids.length === 0 || ids.includes(userId);
      if (!isOwn && mayBeOwnRole) refresh([currentUserQuery().queryKey]);
    },
  },
  // Without a stream there is no realtime change when the role changes.
  polledKeys: () => [currentUserQuery().queryKey],
};

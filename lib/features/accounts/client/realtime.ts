import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { currentUserQuery } from "./queries";

export const accountsRealtime: RealtimeFeature = {
  changes: {
    members: ({ ids }, { isOwn, userId, refresh }) => {
      // The person's own role may have changed. Without ids it may be anybody's.
      const mayBeOwnRole = ids.length === 0 || ids.includes(userId);
      if (!isOwn && mayBeOwnRole) refresh([currentUserQuery().queryKey]);
    },
  },
  // Without a stream nothing announces a change of the person's role.
  polledKeys: () => [currentUserQuery().queryKey],
};

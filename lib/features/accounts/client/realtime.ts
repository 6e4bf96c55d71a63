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
  // Without an event stream no realtime change reports a changed role, so the signed-in person is fetched at
  // intervals.
  polledKeys: () => [currentUserQuery().queryKey],
};

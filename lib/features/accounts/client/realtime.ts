import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { currentUserQuery } from "./queries";

export const accountsRealtime: RealtimeFeature = {
  changes: {
    members: ({ ids }, { isOwn, userId, refresh }) => {
      // Refetches the signed-in person if their own role may have changed: the change names their id, or no
      // ids at all.
      const mayBeOwnRole = ids.length === 0 || ids.includes(userId);
      if (!isOwn && mayBeOwnRole) refresh([currentUserQuery().queryKey]);
    },
  },
  // Without an event stream no realtime change reports a changed role, so the signed-in person is fetched at
  // intervals.
  polledKeys: () => [currentUserQuery().queryKey],
};

import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { currentUserQuery } from "./queries";

export const accountsRealtime: RealtimeFeature = {
  changes: {
    // The cached current user contains the name of the household, which may have changed.
    household: (_, { isOwn, refresh }) => {
      if (!isOwn) refresh([currentUserQuery().queryKey]);
    },
    members: ({ ids }, { isOwn, userId, refresh }) => {
      // Refetches the current user if their own role may have changed: the change contains their
      // id, or it contains no ids, so that any role may have changed.
      const mayBeOwnRole = ids.length === 0 || ids.includes(userId);
      if (!isOwn && mayBeOwnRole) refresh([currentUserQuery().queryKey]);
    },
  },
  // Without an event stream no realtime change reports a changed role, so the current user is
  // refetched at intervals.
  polledKeys: () => [currentUserQuery().queryKey],
};

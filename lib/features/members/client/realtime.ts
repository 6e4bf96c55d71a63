import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { invitationsQuery, membersQuery } from "./queries";

export const membersRealtime: RealtimeFeature = {
  changes: {
    members: (_, { isOwn, refresh }) => {
      if (!isOwn) refresh([membersQuery().queryKey, invitationsQuery().queryKey]);
    },
  },
};

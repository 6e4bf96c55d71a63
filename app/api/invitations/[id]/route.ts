import { cancelInvitation } from "@/lib/features/members/server/commands/cancel-invitation";
import { route } from "@/lib/http/route";

export const DELETE = route({ permission: "members:manage" }, ({ actor, id }) =>
  cancelInvitation(actor, { id }),
);

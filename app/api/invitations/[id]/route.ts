import { cancelInvitation } from "@/lib/features/members/server/commands/cancel-invitation";
import { route } from "@/lib/http/route";

export const DELETE = route(cancelInvitation, {}, ({ run, id }) => run({ id }));

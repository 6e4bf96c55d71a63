import { sentInvitationDto } from "@/lib/features/members/model/dto";
import { resendInvitation } from "@/lib/features/members/server/commands/resend-invitation";
import { route } from "@/lib/http/route";

export const POST = route(
  { permission: "members:manage", output: sentInvitationDto },
  ({ actor, id }) => resendInvitation(actor, { id }),
);

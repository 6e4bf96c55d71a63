import { resendInvitation } from "@/lib/features/members/commands/resend-invitation";
import { sentInvitationDto } from "@/lib/features/members/dto";
import { route } from "@/lib/http/route";

export const POST = route(
  { permission: "members:manage", output: sentInvitationDto },
  ({ actor, id }) => resendInvitation(actor, { id }),
);

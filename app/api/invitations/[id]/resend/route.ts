import { sentInvitationDto } from "@/lib/features/members/model/dto";
import { resendInvitation } from "@/lib/features/members/server/commands/resend-invitation";
import { route } from "@/lib/http/route";

export const POST = route(resendInvitation, { output: sentInvitationDto }, ({ run, id }) =>
  run({ id }),
);

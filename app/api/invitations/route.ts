import { invitationDto, sentInvitationDto } from "@/lib/features/members/model/dto";
import { inviteSchema } from "@/lib/features/members/model/schema";
import { inviteUser } from "@/lib/features/members/server/commands/invite-user";
import { listInvitations } from "@/lib/features/members/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(listInvitations, { output: invitationDto.array() }, ({ run }) => run());

export const POST = route(
  inviteUser,
  { body: inviteSchema, output: sentInvitationDto, status: 201 },
  ({ run, body }) => run(body),
);

import { invitationDto, sentInvitationDto } from "@/lib/features/members/model/dto";
import { inviteSchema } from "@/lib/features/members/model/schema";
import { inviteUser } from "@/lib/features/members/server/commands/invite-user";
import { listInvitations } from "@/lib/features/members/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "members:manage", output: invitationDto.array() },
  ({ actor }) => listInvitations(actor),
);

export const POST = route(
  { permission: "members:manage", body: inviteSchema, output: sentInvitationDto, status: 201 },
  ({ actor, body }) => inviteUser(actor, body),
);

import { inviteUser } from "@/lib/features/members/commands/invite-user";
import { listInvitations } from "@/lib/features/members/data";
import { invitationDto, sentInvitationDto } from "@/lib/features/members/dto";
import { inviteSchema } from "@/lib/features/members/schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "members:manage", output: invitationDto.array() },
  ({ actor }) => listInvitations(actor),
);

export const POST = route(
  { permission: "members:manage", body: inviteSchema, output: sentInvitationDto, status: 201 },
  ({ actor, body }) => inviteUser(actor, body),
);

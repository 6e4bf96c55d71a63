import { unique } from "@/tests/support/factories";
import { invitation, member, sentInvitation } from "./documented-fields";
import { everybody, members, type Row, row } from "./row";

/** The expected status, answer and realtime changes of each API call for members and invitations. */
export const MEMBER_ROWS: readonly Row[] = [
  row("GET", "/api/users", members(200, 200, 200, 200), { answers: member }),
  row("GET", "/api/users/household", members(200, 200, 200, 200), {
    answers: "avatarUrl id username",
  }),
  row("PATCH", "/api/users/[id]/role", members(200, 403, 403, 404), {
    of: (ids) => ids.memberId,
    body: () => ({ role: "assistant" }),
    refuses: { role: null },
    answers: member,
    announces: { members: "memberId" },
  }),
  row("PATCH", "/api/users/[id]/status", members(200, 403, 403, 404), {
    of: (ids) => ids.memberId,
    body: () => ({ isActive: false }),
    refuses: { isActive: "boolean" },
    answers: member,
    announces: { members: "memberId" },
  }),
  row("GET", "/api/avatars/[id]", members(200, 200, 200, 404), {
    of: (ids) => ids.memberId,
    cacheControl: "private, max-age=86400",
  }),
  row("GET", "/api/invitations", members(200, 403, 403, 200), { answers: invitation }),
  row("POST", "/api/invitations", members(201, 403, 403, 201), {
    body: () => ({ email: `${unique("guest")}@example.org`, role: "assistant" }),
    refuses: { email: null, role: null },
    answers: sentInvitation,
    announces: { members: "none" },
  }),
  row("DELETE", "/api/invitations/[id]", members(204, 403, 403, 404), {
    of: (ids) => ids.invitationId,
    announces: { members: "none" },
  }),
  row("POST", "/api/invitations/[id]/resend", members(200, 403, 403, 404), {
    of: (ids) => ids.invitationId,
    answers: sentInvitation,
    announces: { members: "none" },
  }),
  // This call requires no session, only the token of a mailed invitation. The token here belongs to no
  // invitation, hence 404.
  row("GET", "/api/invitations/token/[token]", everybody(404), {
    path: "/api/invitations/token/none",
  }),
];

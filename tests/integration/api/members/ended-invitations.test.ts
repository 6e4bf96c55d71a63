import { beforeEach, describe, expect, it } from "vitest";
import type { Invitation, SentInvitation } from "@/lib/features/members/model/dto";
import { endInvitationsOf } from "@/lib/features/members/server/end-invitations";
import { db, transaction } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createInvitation, PASSWORD, unique } from "@/tests/support/factories";
import { lockWaiter } from "@/tests/support/lock-waiters";

const NO_LONGER_VALID = "This invitation is no longer valid. Please ask for a new one.";

let admin: Person;
let sender: Person;
beforeEach(async () => {
  admin = await createPerson();
  sender = await createPerson({ householdId: admin.householdId });
});

const invite = (by: Person) =>
  createInvitation({ householdId: by.householdId, invitedById: by.id });
const lookUp = (token: string) => callInVain({}, "GET", `/api/invitations/token/${token}`);
const register = (invitation: { email: string; token: string }) =>
  callInVain({}, "POST", "/api/register", {
    username: unique("guest"),
    email: invitation.email,
    token: invitation.token,
    password: PASSWORD,
    privacyConsent: true,
    termsConsent: true,
  });
const setRole = (role: string) => call(admin, "PATCH", `/api/users/${sender.id}/role`, { role });
const setActive = (isActive: boolean) =>
  call(admin, "PATCH", `/api/users/${sender.id}/status`, { isActive });

const endings = {
  demoted: () => setRole("assistant"),
  deactivated: () => setActive(false),
  deleted: () => call(sender, "DELETE", "/api/user"),
};

describe.each(Object.entries(endings))("an invitation whose sender is %s", (ending, end) => {
  it(`reading or accepting an invitation whose sender is ${ending} answers 410 and adds no member`, async () => {
    const invitation = await invite(sender);
    expect((await end()).status).toBe(200);
    for (const { status, body } of [await lookUp(invitation.token), await register(invitation)])
      expect([status, body.message]).toEqual([410, NO_LONGER_VALID]);
    expect(await db.user.count({ where: { email: invitation.email } })).toBe(0);
  });

  it(`an invitation whose sender is ${ending} is listed as expired, and other invitations stay valid`, async () => {
    const [ended, other] = [await invite(sender), await invite(admin)];
    await end();
    const { body } = await call<Invitation[]>(admin, "GET", "/api/invitations");
    expect(body.map(({ id, expiresAt }) => [id, Date.parse(expiresAt) > Date.now()])).toEqual([
      [other.id, true],
      [ended.id, false],
    ]);
    expect((await register(other)).status).toBe(201);
  });

  it(`an invitation whose sender is ${ending} is valid again after an admin resends it, and the admin is its new sender`, async () => {
    const { id } = await invite(sender);
    await end();
    const path = `/api/invitations/${id}/resend`;
    const { status, body } = await call<SentInvitation>(admin, "POST", path);
    expect([status, body.invitedById]).toEqual([200, admin.id]);
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now());
  });
});

it.each([
  ["promoted again", endings.demoted, () => setRole("admin")],
  ["reactivated", endings.deactivated, () => setActive(true)],
])("an invitation stays ended when its sender is %s", async (_, end, undo) => {
  const invitation = await invite(sender);
  await end();
  expect((await undo()).status).toBe(200);
  expect((await lookUp(invitation.token)).status).toBe(410);
  expect((await register(invitation)).status).toBe(410);
});

it("saving the unchanged role and status of an active admin does not end the invitations that the admin sent", async () => {
  const invitation = await invite(sender);
  await setRole("admin");
  await setActive(true);
  expect((await lookUp(invitation.token)).status).toBe(200);
});

it.each([
  ["was deleted", () => ({ invitedById: null })],
  ["is deactivated", () => ({ invitedBy: { update: { isActive: false } } })],
  ["is no admin", () => ({ invitedBy: { update: { role: "assistant" as const } } })],
])(
  "reading or accepting an invitation that release 0.1.0 did not end answers 410 when its sender %s",
  async (_, change) => {
    const invitation = await invite(sender);
    await db.userInvitation.update({ where: { id: invitation.id }, data: change() });
    const { status, body } = await lookUp(invitation.token);
    expect([status, body.message]).toEqual([410, NO_LONGER_VALID]);
    expect((await register(invitation)).status).toBe(410);
  },
);

it("accepting an invitation that a concurrent transaction ends answers 410", async () => {
  const invitation = await invite(sender);
  const token = hashToken(invitation.token);
  let accepting = Promise.resolve({ status: 0 });
  await transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM user_invitations WHERE token = ${token} FOR UPDATE`;
    accepting = register(invitation);
    await lockWaiter();
    await endInvitationsOf(tx, { householdId: sender.householdId, userId: sender.id });
  });
  expect((await accepting).status).toBe(410);
});

it.each([
  ["sent", () => "/api/invitations"],
  ["resent", ({ id }: { id: number }) => `/api/invitations/${id}/resend`],
])(
  "an invitation that is %s while a transaction demotes the sender is refused with 403",
  async (_, path) => {
    const invitation = await invite(admin);
    let sending = Promise.resolve({ status: 0 });
    await transaction(async (tx) => {
      await tx.user.update({ where: { id: sender.id }, data: { role: "assistant" } });
      const email = `${unique("guest")}@example.org`;
      sending = call(sender, "POST", path(invitation), { email });
      await lockWaiter();
    });
    expect((await sending).status).toBe(403);
    const sent = { householdId: admin.householdId, invitedById: sender.id };
    expect(await db.userInvitation.count({ where: sent })).toBe(0);
  },
);

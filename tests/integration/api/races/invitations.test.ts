import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { type Answer, call } from "@/tests/support/call";
import { createInvitation, PASSWORD, unique } from "@/tests/support/factories";
import { rounds } from "@/tests/support/rounds";
import { atOnce, tally } from "./at-once";

function register(email: string, token: string): Promise<Answer<unknown>> {
  return call({}, "POST", "/api/register", {
    username: unique("racer"),
    email,
    token,
    password: PASSWORD,
    privacyConsent: true,
    termsConsent: true,
  });
}

describe.each(rounds(5))("simultaneous calls for one invitation, round %i", () => {
  it("of 8 simultaneous registrations with one invitation one answers 201 and the others 410", async () => {
    const { householdId, email, token } = await createInvitation();
    const answers = await atOnce(8, () => register(email, token));
    expect(tally(answers)).toEqual({ 201: 1, 410: 7 });
    expect(await db.user.count({ where: { householdId, role: "assistant" } })).toBe(1);
  });

  it("an invitation accepted and cancelled at the same time is either accepted or cancelled", async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    const { id, email, token } = await createInvitation({ householdId });
    const [joined, cancelled] = await Promise.all([
      register(email, token),
      call(admin, "DELETE", `/api/invitations/${id}`),
    ]);
    expect([
      [201, 404],
      [404, 204],
    ]).toContainEqual([joined.status, cancelled.status]);
    const members = await db.user.count({ where: { householdId } });
    expect(members).toBe(joined.status === 201 ? 2 : 1);
  });

  it("accepting an invitation while its sender is demoted either adds the member or answers 410", async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    const sender = await createPerson({ householdId });
    const { email, token } = await createInvitation({ householdId, invitedById: sender.id });
    const [joined, demoted] = await Promise.all([
      register(email, token),
      call(admin, "PATCH", `/api/users/${sender.id}/role`, { role: "assistant" }),
    ]);
    expect([
      [201, 200],
      [410, 200],
    ]).toContainEqual([joined.status, demoted.status]);
    const members = await db.user.count({ where: { householdId } });
    expect(members).toBe(joined.status === 201 ? 3 : 2);
  });

  it("accepting an invitation while its sender's account is deleted answers 201 or 410", async () => {
    const sender = await createPerson();
    const { householdId } = sender;
    await createPerson({ householdId });
    const { email, token } = await createInvitation({ householdId, invitedById: sender.id });
    const [joined, left] = await Promise.all([
      register(email, token),
      call(sender, "DELETE", "/api/user"),
    ]);
    expect([
      [201, 200],
      [410, 200],
    ]).toContainEqual([joined.status, left.status]);
  });

  it("an invitation that is sent while its sender is demoted is refused or ends", async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    const sender = await createPerson({ householdId });
    const [invited] = await Promise.all([
      call(sender, "POST", "/api/invitations", { email: `${unique("guest")}@example.org` }),
      call(admin, "PATCH", `/api/users/${sender.id}/role`, { role: "assistant" }),
    ]);
    expect([201, 403]).toContain(invited.status);
    const valid = { householdId, accepted: false, expiresAt: { gt: new Date() } };
    expect(await db.userInvitation.count({ where: valid })).toBe(0);
  });

  it("an invitation accepted and resent at the same time is either accepted or resent", async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    const { id, email, token } = await createInvitation({ householdId });
    const [joined, resent] = await Promise.all([
      register(email, token),
      call(admin, "POST", `/api/invitations/${id}/resend`),
    ]);
    expect([
      [201, 404],
      [404, 200],
    ]).toContainEqual([joined.status, resent.status]);
  });

  it("6 simultaneous invitations of one address create one invitation", async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    const email = `${unique("guest")}@example.org`;
    const answers = await atOnce(6, (index) =>
      call(admin, "POST", "/api/invitations", {
        email: index % 2 ? email : email.toUpperCase(),
      }),
    );
    expect(tally(answers)).toEqual({ 201: 6 });
    expect(await db.userInvitation.count({ where: { householdId } })).toBe(1);
  });

  it("inviting an address again while its owner accepts the first invitation leaves no open invitation for the new member", async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    const { email, token } = await createInvitation({ householdId });
    const [joined, invited] = await Promise.all([
      register(email, token),
      call(admin, "POST", "/api/invitations", { email }),
    ]);
    expect([
      [201, 409],
      [404, 201],
    ]).toContainEqual([joined.status, invited.status]);
    const open = await db.userInvitation.count({ where: { householdId, accepted: false } });
    expect(open).toBe(joined.status === 201 ? 0 : 1);
  });
});

import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call, type Answer } from "@/tests/support/call";
import { createInvitation, PASSWORD, unique } from "@/tests/support/factories";
import { rounds } from "@/tests/support/rounds";
import { atOnce, tally } from "./at-once";

function register(email: string, token: string): Promise<Answer<unknown>> {
  return call({}, "POST", "/api/register", {
    ...{ username: unique("racer"), email, token, password: PASSWORD },
    ...{ privacyConsent: true, termsConsent: true },
  });
}

describe.each(rounds(5))("one invitation (round %i)", () => {
  it("lets one in, however many come at once", async () => {
    const { householdId, email, token } = await createInvitation();
    const answers = await atOnce(8, () => register(email, token));
    expect(tally(answers)).toEqual({ 201: 1, 410: 7 });
    expect(await db.user.count({ where: { householdId } })).toBe(1);
  });

  it("is accepted or cancelled, never both", async () => {
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

  it("is accepted or renewed, never both", async () => {
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

  it("comes of many for one address at once", async () => {
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

  it("is never left over for somebody who has just become a member", async () => {
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

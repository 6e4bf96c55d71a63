import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, type Answer } from "@/tests/support/call";
import { createHousehold, createInvitation, PASSWORD, unique } from "@/tests/support/factories";
import { atOnce, tally } from "./at-once";

const ROUNDS = [1, 2, 3, 4, 5];

const admins = (householdId: number) =>
  db.user.count({ where: { householdId, role: "admin", isActive: true } });

describe.each(ROUNDS)("a household with members keeps an admin (round %i)", (round) => {
  it("when admins demote and deactivate each other", async () => {
    const { id: householdId } = await createHousehold();
    const people = await Promise.all(
      Array.from({ length: 4 }, () => createPerson({ householdId, role: "admin" })),
    );
    const next = (person: Person, step: number) =>
      people[(people.indexOf(person) + step) % people.length]?.id ?? 0;
    const answers = await Promise.all(
      people.flatMap((person) => [
        call(person, "PATCH", `/api/users/${next(person, 1)}/role`, { role: "assistant" }),
        call(person, "PATCH", `/api/users/${next(person, round % 3 || 3)}/status`, {
          isActive: false,
        }),
      ]),
    );
    for (const { status } of answers) expect([200, 401, 403]).toContain(status);
    expect(await admins(householdId)).toBeGreaterThan(0);
  });

  it("when two demote each other: one of them wins", async () => {
    const { id: householdId } = await createHousehold();
    const [one, other] = [await createPerson({ householdId }), await createPerson({ householdId })];
    const demote = (by: Person, whom: Person) =>
      call(by, "PATCH", `/api/users/${whom.id}/role`, { role: "assistant" });
    const answers = await Promise.all([demote(one, other), demote(other, one)]);
    expect(tally(answers)).toEqual({ 200: 1, 403: 1 });
    expect(await admins(householdId)).toBe(1);
  });
});

function register(email: string, token: string): Promise<Answer<unknown>> {
  return call({}, "POST", "/api/register", {
    ...{ username: unique("racer"), email, token, password: PASSWORD },
    ...{ privacyConsent: true, termsConsent: true },
  });
}

describe.each(ROUNDS)("one invitation (round %i)", () => {
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

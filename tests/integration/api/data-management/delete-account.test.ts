import { beforeEach, describe, expect, it } from "vitest";
import { databasePool, db } from "@/lib/server/db";
import { isKeptOnDisk, uploadedKey } from "@/tests/integration/features/photos/photo-support";
import { createPerson, deactivate, makeDemoAccount, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { deferred } from "@/tests/support/deferred";
import { createItem, unique } from "@/tests/support/factories";
import { jpeg } from "@/tests/support/pictures";
import { atOnce, tally } from "../races/at-once";

let admin: Person;
beforeEach(async () => {
  admin = await createPerson();
});

const leave = (person: Person, body?: object) =>
  call<{ outcome?: string; isOnlyAdmin?: boolean; message?: string }>(
    person,
    "DELETE",
    "/api/user",
    body,
  );
const join = (role: "admin" | "assistant" | "regular") =>
  createPerson({ householdId: admin.householdId, role });
const exists = async ({ id }: Person) => (await db.user.count({ where: { id } })) === 1;
const isSignedIn = async (person: Person) =>
  (await call(person, "GET", "/api/user")).status === 200;
const householdExists = async () =>
  (await db.household.count({ where: { id: admin.householdId } })) === 1;

describe("DELETE /api/user of an admin beside another active admin", () => {
  it("an admin who deletes their account while another admin remains is signed out, and the other admin stays signed in", async () => {
    const other = await join("admin");
    const { status, body, cookies } = await leave(admin, { username: admin.username });
    expect([status, body]).toEqual([200, { outcome: "deleted" }]);
    expect(cookies.join()).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/i);
    expect([await exists(admin), await isSignedIn(admin)]).toEqual([false, false]);
    expect([await exists(other), await isSignedIn(other)]).toEqual([true, true]);
  });

  it("deleting an account ignores the field deleteHousehold when another active admin remains", async () => {
    const other = await join("admin");
    expect((await leave(admin, { deleteHousehold: true })).status).toBe(200);
    expect([await exists(other), await householdExists()]).toEqual([true, true]);
  });
});

describe("DELETE /api/user of the only admin with other members", () => {
  it.each([
    ["an assistant", () => join("assistant")],
    ["a regular member", () => join("regular")],
    ["a deactivated admin", async () => deactivate(await join("admin"))],
  ])(
    "deleting the only admin's account answers 409 with isOnlyAdmin while the household has %s",
    async (_, add) => {
      await add();
      const { status, body } = await leave(admin);
      expect([status, body.isOnlyAdmin]).toEqual([409, true]);
      expect(body.message).toBe(
        "You are the only admin. Promote someone, or delete the household with all its data and members' accounts.",
      );
      expect([await isSignedIn(admin), await householdExists()]).toEqual([true, true]);
    },
  );

  it("the only admin can delete the household with its members' accounts", async () => {
    const assistant = await join("assistant");
    expect((await leave(admin, { deleteHousehold: true })).body).toEqual({ outcome: "deleted" });
    expect(await householdExists()).toBe(false);
    expect([await exists(assistant), await isSignedIn(assistant)]).toEqual([false, false]);
  });
});

it("deleting the only account of a household deletes the household and its photos", async () => {
  const photo = await uploadedKey(admin, await jpeg({ width: 64, height: 64 }));
  await createItem({ householdId: admin.householdId, photo });
  const unused = await uploadedKey(admin, await jpeg({ width: 32, height: 32 }));
  const stranger = await createPerson();
  const foreign = await uploadedKey(stranger, await jpeg({ width: 64, height: 64 }));
  expect((await leave(admin)).status).toBe(200);
  expect(await householdExists()).toBe(false);
  expect(await Promise.all([photo, unused, foreign].map(isKeptOnDisk))).toEqual([
    false,
    false,
    true,
  ]);
});

it.each(["assistant", "regular"] as const)(
  "deleting the account of a member with role %s deactivates it and ends all its sessions",
  async (role) => {
    const member = await join(role);
    const { status, body } = await leave(member, { username: member.username });
    expect([status, body]).toEqual([200, { outcome: "deactivated" }]);
    expect([await exists(member), await isSignedIn(member)]).toEqual([true, false]);
    expect(await db.session.count({ where: { userId: member.id } })).toBe(0);
    await db.user.update({ where: { id: member.id }, data: { isActive: true } });
    expect(await isSignedIn(member)).toBe(false);
    expect(await householdExists()).toBe(true);
  },
);

it.each(["", "somebody-else", "ADMIN"])(
  "deleting an account with the wrong confirmation username %j answers 400",
  async (typed) => {
    const username = typed === "ADMIN" ? admin.username.toUpperCase() : typed;
    const { status, body } = await leave(admin, { username });
    expect(status).toBe(400);
    expect(body.message).toBe("Please enter your username correctly to confirm deletion.");
    expect(await exists(admin)).toBe(true);
  },
);

it("deleting the demo account answers 403, and so does a purge that the demo account sends", async () => {
  await makeDemoAccount(admin.id);
  const left = await leave(admin);
  const purged = await call(admin, "POST", "/api/data/purge", { inventoryItems: true });
  expect([left.status, left.body.message]).toEqual([403, "The demo account cannot be deleted."]);
  expect(purged.status).toBe(403);
  await db.household.delete({ where: { id: admin.householdId } });
});

function newcomer(householdId: number) {
  const username = unique("newcomer");
  const email = `${username}@example.org`;
  return { householdId, username, usernameKey: username, email, emailKey: email, password: "-" };
}

/** Resolves once a statement waits for a lock. */
async function waitForLock(): Promise<void> {
  const { rows } = await databasePool().query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  if (rows.length === 0) return waitForLock();
}

describe("simultaneous account deletions", () => {
  it.each([1, 2, 3, 4])(
    "of two admins who delete their accounts at the same time one gets 409 and keeps the account (round %i)",
    async () => {
      const other = await join("admin");
      await join("assistant");
      const answers = await Promise.all([leave(admin), leave(other)]);
      expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
      expect(
        await db.user.count({ where: { householdId: admin.householdId, role: "admin" } }),
      ).toBe(1);
    },
  );

  it("deleting the only account waits for the transaction of a member who is joining, and then answers 409", async () => {
    const begun = deferred<undefined>();
    const joined = deferred<undefined>();
    const joining = db.$transaction(async (tx) => {
      await tx.user.create({ data: newcomer(admin.householdId) });
      begun.resolve(undefined);
      await joined.promise;
    });
    await begun.promise;
    const leaving = leave(admin);
    await waitForLock();
    joined.resolve(undefined);
    await joining;
    expect((await leaving).status).toBe(409);
    expect(await householdExists()).toBe(true);
  });

  it.each([1, 2])(
    "of 6 simultaneous deletions of one account one answers 200 and the others 401 (round %i)",
    async () => {
      const answers = await atOnce(6, () => leave(admin));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status } of answers) expect([200, 401]).toContain(status);
    },
  );

  it.each([1, 2, 3])(
    "a household can be deleted while its admin sends other calls, and no call answers 5xx (round %i)",
    async () => {
      const { id: itemId, locationId } = await createItem({ householdId: admin.householdId });
      const { body: check } = await call<{ id: number }>(admin, "POST", "/api/inventory-updates");
      const photo = await jpeg({ width: 64, height: 64 });
      const [left, ...others] = await Promise.all([
        leave(admin),
        call(admin, "POST", "/api/inventory-items", { updateId: check.id, itemId, newStock: 2 }),
        call(admin, "PUT", `/api/inventory-updates/${check.id}/complete`),
        call(admin, "POST", "/api/items", { name: "Rice", unit: "bag", locationId }),
        call(admin, "PUT", `/api/inventory-updates/${check.id}/presence`, { locationId }),
        uploadedKey(admin, photo).then(
          () => ({ status: 201 }),
          () => ({ status: 404 }),
        ),
      ]);
      expect(left.status, left.text).toBe(200);
      for (const { status } of others) expect(status).toBeLessThan(500);
      expect(await householdExists()).toBe(false);
      expect(await db.storedFile.count({ where: { householdId: null } })).toBe(0);
    },
  );
});

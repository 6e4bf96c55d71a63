import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { env } from "@/lib/core/env";
import { databasePool, db } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { uploadedKey } from "@/tests/integration/features/photos/photo-support";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import {
  createItem,
  createList,
  createLocation,
  PASSWORD,
  unique,
} from "@/tests/support/factories";
import { jpeg } from "@/tests/support/pictures";
import { stepsOf } from "../checks/check-steps";

/** Returns every text, JSON, UUID, array and enum column of the tables of every schema. */
async function columns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await databasePool().query<{ table: string; column: string }>(`
    SELECT format('%I.%I', c.table_schema, c.table_name) AS table, quote_ident(c.column_name) AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
      AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'uuid', 'ARRAY', 'USER-DEFINED')`);
  return rows;
}

/** Returns where any of the words occurs: columns as "table.column", and photos by file name. */
async function findTraces(words: readonly string[]): Promise<string[]> {
  const pattern = words.map((word) => `%${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`);
  const found: string[] = [];
  for (const { table, column } of await columns()) {
    const { rows } = await databasePool().query(
      `SELECT 1 FROM ${table} WHERE lower(${column}::text) LIKE ANY ($1) LIMIT 1`,
      [pattern],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  const files = await readdir(`${env().DATA_DIR}/photos`, { recursive: true }).catch(() => []);
  for (const file of files) if (words.some((word) => file.includes(word))) found.push(file);
  return found;
}

/** Returns the columns, as "table.column", in which a row references the person or the household by id. */
async function findRows(ids: { user?: number; household?: number }): Promise<string[]> {
  const { rows } = await databasePool().query<{ table: string; column: string }>(`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'integer'
      AND (column_name IN ('user_id', 'household_id') OR column_name LIKE '%\\_by\\_id')`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const id = column === "household_id" ? ids.household : ids.user;
    const { rowCount } = await databasePool().query(
      `SELECT 1 FROM "${table}" WHERE "${column}" = $1 LIMIT 1`,
      [id ?? -1],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

/** Creates rows and files of every kind that refer to the person or the household. */
async function leaveTraces(person: Person, other: Person) {
  const { householdId } = person;
  const marker = unique("trace");
  await db.household.update({ where: { id: householdId }, data: { name: `${marker} home` } });
  const photo = await uploadedKey(person, await jpeg({ width: 64, height: 64 }));
  const { id: locationId } = await createLocation({ householdId, name: `${marker} room`, photo });
  const item = { locationId, name: `${marker} item`, supermarketItemName: `${marker} brand` };
  const { id: itemId } = await createItem({ ...item, desiredStock: 4 });
  const { id: deletedId } = await createItem({ ...item, photo });
  await call(person, "DELETE", `/api/items/${deletedId}`);
  const steps = stepsOf(person);
  const { id: checkId } = (await steps.start()).body;
  await call(person, "PUT", `/api/inventory-updates/${checkId}/presence`, { locationId });
  await steps.count(checkId, itemId, 1, {}, { "idempotency-key": unique("key") });
  // The other member's count has an earlier observation and does not replace the person's count. The stored
  // answer to it therefore contains the person's name.
  const observedAt = new Date(Date.now() - 60_000).toISOString();
  const late = { "idempotency-key": unique("key") };
  await stepsOf(other).count(checkId, itemId, 2, { observedAt }, late);
  const { shoppingListId } = (await steps.complete(checkId)).body;
  await db.shoppingList.update({
    where: { id: shoppingListId },
    data: {
      emailedTo: person.email.toUpperCase(),
      emailedAt: new Date(),
      clearedAt: new Date(),
      clearedById: person.id,
    },
  });
  await db.inventoryUpdate.create({
    data: { householdId, status: "cancelled", cancelledById: person.id },
  });
  await db.shoppingListItem.updateMany({
    where: { listId: shoppingListId },
    data: { aiRationale: `${marker} reason`, facts: { note: marker } },
  });
  await db.userInvitation.createMany({
    data: [
      { email: person.email, invitedById: other.id, accepted: true },
      { email: `${marker}@example.net`, invitedById: person.id },
    ].map((row) => ({ ...row, householdId, token: unique("token"), expiresAt: new Date() })),
  });
  await db.passwordReset.create({
    data: { userId: person.id, token: `${marker} token`, expiresAt: new Date() },
  });
  await db.emailChange.create({
    data: {
      userId: person.id,
      email: `${marker}@example.com`,
      previousEmail: `old-${person.email}`,
      token: `${marker} link`,
      expiresAt: new Date(),
    },
  });
  await db.reminderEmailLog.create({
    data: { userId: person.id, householdId, dateSent: new Date() },
  });
  await db.aiUsage.create({ data: { householdId, day: new Date() } });
  await call(person, "POST", "/api/migrate-images");
  await call({}, "POST", "/api/login", { username: person.username, password: "a wrong one" });
  await call({}, "POST", "/api/login", { username: person.email, password: "a wrong one" });
  await call({}, "POST", "/api/login", { username: person.username, password: PASSWORD });
  await call({}, "POST", "/api/password/forgot", { email: person.email });
  return { marker, photo };
}

const namesOf = ({ username, email }: Person) => [username, email];

it('deleting an account removes each name, address and id of the person, and their checks show "Former member"', async () => {
  const other = await createPerson();
  const person = await createPerson({ householdId: other.householdId });
  const { marker } = await leaveTraces(person, other);
  expect(await findTraces(namesOf(person))).not.toEqual([]);
  for (const place of [
    "inventory_items.counted_by_id",
    "inventory_updates.cancelled_by_id",
    "items.deleted_by_id",
    "known_devices.user_id",
    "shopping_lists.cleared_by_id",
  ])
    expect(await findRows({ user: person.id })).toContain(place);

  expect((await call(person, "DELETE", "/api/user")).status).toBe(200);
  expect(
    await findTraces([...namesOf(person), `${marker} token`, `${marker}@example.com`]),
  ).toEqual([]);
  expect(await findRows({ user: person.id })).toEqual([]);
  expect(await findTraces([`${marker} item`])).toContain("public.items.name");
  const { body } = await call<{ user: object }[]>(other, "GET", "/api/inventory-updates/completed");
  expect(body).toMatchObject([{ user: { username: "Former member", email: "" } }]);
});

it("deleting an account after a confirmed change of the address leaves no trace of the old address", async () => {
  const other = await createPerson();
  const person = await createPerson({ householdId: other.householdId });
  const { householdId, email: former } = person;
  const shared = { householdId, expiresAt: new Date() };
  await db.userInvitation.create({
    data: { ...shared, email: former, invitedById: other.id, accepted: true, token: unique("a") },
  });
  await createList({ householdId, emailedTo: former.toUpperCase(), emailedAt: new Date() });
  const token = unique("token");
  const expiresAt = new Date(Date.now() + 60_000);
  const email = `${unique("new")}@example.org`;
  const link = { userId: person.id, email, token: hashToken(token), expiresAt };
  await db.emailChange.create({ data: link });
  expect(await findTraces([former])).toContain("public.user_invitations.email");
  expect((await call({}, "POST", "/api/user/email/confirm", { token })).status).toBe(204);
  expect((await call(person, "DELETE", "/api/user")).status).toBe(200);
  expect(await findTraces([former, email])).toEqual([]);
});

it("deleting a household leaves no trace of it or its members in the database and the photo files", async () => {
  const admin = await createPerson();
  const assistant = await createPerson({ householdId: admin.householdId, role: "assistant" });
  const { marker, photo } = await leaveTraces(admin, assistant);
  const words = [marker, photo, ...namesOf(admin), ...namesOf(assistant)];
  const before = await findTraces(words);
  for (const place of ["public.items.name", "public.stored_files.object_key"])
    expect(before).toContain(place);
  expect(before.some((place) => place.endsWith(`${photo}-small.webp`))).toBe(true);

  await call(admin, "DELETE", "/api/user", { deleteHousehold: true });
  expect(await findTraces(words)).toEqual([]);
  const household = admin.householdId;
  expect(await findRows({ household, user: admin.id })).toEqual([]);
  expect(await findRows({ household, user: assistant.id })).toEqual([]);
});

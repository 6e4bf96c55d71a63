import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLine, createList } from "@/tests/support/factories";

let admin: Person;
let line: { id: number; itemId: number; listId: number };

beforeEach(async () => {
  admin = await createPerson();
  const { householdId } = admin;
  const { id: itemId } = await createItem({ householdId });
  const { id: listId } = await createList({ householdId, status: "ready" });
  line = { ...(await createLine({ listId, itemId, quantity: 3 })), listId };
});

const path = () => `/api/shopping-lists/items/${line.id}`;
const tick = (purchased: boolean, observedAt?: string, key?: string) =>
  call(admin, "PUT", path(), { purchased, observedAt }, key ? { "idempotency-key": key } : {});
const journal = () =>
  db.journalEntry.findMany({
    where: { householdId: admin.householdId },
    orderBy: { id: "asc" },
  });

it("ticking and unticking a line append what was bought and what was reversed, in 300ths", async () => {
  const ticked = new Date(Date.now() - 60_000);
  await tick(true, ticked.toISOString());
  await tick(false);
  const common = { itemId: line.itemId, lineId: line.id, quantity: 900, userId: admin.id };
  expect(await journal()).toMatchObject([
    { ...common, kind: "bought", observedAt: ticked },
    { ...common, kind: "reversed" },
  ]);
});

it("a tick of a ticked line, or with a repeated idempotency key, appends nothing to the journal", async () => {
  const key = crypto.randomUUID();
  await tick(true, undefined, key);
  await tick(true);
  await tick(false);
  await tick(true, undefined, key);
  expect((await journal()).map(({ kind }) => kind)).toEqual(["bought", "reversed"]);
});

it("simultaneous ticks of a line append one journal entry", async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => tick(true)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await journal()).toHaveLength(1);
});

it("a tick of a device whose clock is ahead gets the time of the server in the journal", async () => {
  await tick(true, "2100-01-01T00:00:00Z");
  const [entry] = await journal();
  expect(Math.abs(Date.now() - (entry?.observedAt?.getTime() ?? 0))).toBeLessThan(60_000);
});

it("clearing a list does not delete its journal entries", async () => {
  await tick(true);
  const { status } = await call(admin, "DELETE", `/api/shopping-lists/${line.listId}/items`);
  expect([status, await db.shoppingListItem.count({ where: { id: line.id } })]).toEqual([200, 0]);
  expect(await journal()).toMatchObject([{ kind: "bought", quantity: 900 }]);
});

it("deleting an account removes the person from the journal entries", async () => {
  const shopper = await createPerson({ householdId: admin.householdId });
  await call(shopper, "PUT", path(), { purchased: true });
  expect((await call(shopper, "DELETE", "/api/user")).status).toBe(200);
  expect(await journal()).toMatchObject([{ kind: "bought", userId: null }]);
});

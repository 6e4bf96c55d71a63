import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { createAddition, createItem, createLine } from "@/tests/support/factories";
import { additionsOf } from "./addition-steps";

let admin: Person;
beforeEach(async () => {
  admin = await createPerson();
});

const journal = () =>
  db.journalEntry.findMany({
    where: { householdId: admin.householdId },
    orderBy: { id: "asc" },
  });
const addition = (data: Parameters<typeof createAddition>[0] = {}) =>
  createAddition({ householdId: admin.householdId, quantity: 2, ...data });

it("ticking and unticking a text addition append its name to the journal, without an item or a line", async () => {
  const { id } = await addition();
  const ticked = new Date(Date.now() - 60_000);
  const { change } = additionsOf(admin);
  await change(id, { purchased: true, observedAt: ticked.toISOString() });
  await change(id, { purchased: false });
  const common = {
    itemId: null,
    lineId: null,
    listId: null,
    additionId: id,
    name: "Candles",
    quantity: 600,
    userId: admin.id,
  };
  expect(await journal()).toMatchObject([
    { ...common, kind: "bought", observedAt: ticked },
    { ...common, kind: "reversed" },
  ]);
});

it("unticking a text that became an item after its tick reverses the purchase of the text", async () => {
  const { id } = await addition();
  const { change } = additionsOf(admin);
  await change(id, { purchased: true });
  const { id: itemId } = await createItem({ householdId: admin.householdId, name: "Candles" });
  await change(id, { purchased: false });
  await change(id, { purchased: true });
  expect(await journal()).toMatchObject([
    { kind: "bought", itemId: null, name: "Candles" },
    { kind: "reversed", itemId: null, name: "Candles" },
    { kind: "bought", itemId, name: null },
  ]);
});

it("ticking an addition of an item appends the item to the journal", async () => {
  const { id: itemId } = await createItem({ householdId: admin.householdId });
  const { id } = await addition({ itemId });
  await additionsOf(admin).change(id, { purchased: true });
  expect(await journal()).toMatchObject([{ itemId, name: null, additionId: id, kind: "bought" }]);
});

it("a tick of a ticked addition, or with a repeated idempotency key, appends nothing to the journal", async () => {
  const { id } = await addition();
  const { change } = additionsOf(admin);
  await change(id, { purchased: true }, "key");
  await change(id, { purchased: true });
  await change(id, { purchased: false });
  expect((await change(id, { purchased: true }, "key")).body.purchased).toBe(false);
  expect((await journal()).map(({ kind }) => kind)).toEqual(["bought", "reversed"]);
});

it("simultaneous ticks of an addition append one journal entry", async () => {
  const { id } = await addition();
  await Promise.all([1, 2, 3, 4].map(() => additionsOf(admin).change(id, { purchased: true })));
  expect(await journal()).toHaveLength(1);
});

it("a new quantity appends nothing for an unticked addition, and a reversal and a new purchase for a ticked one", async () => {
  const { id } = await addition();
  const { change } = additionsOf(admin);
  expect((await change(id, { quantity: 5 })).body.quantity).toBe(5);
  expect(await journal()).toEqual([]);
  await change(id, { purchased: true });
  await change(id, { quantity: 1 });
  expect((await journal()).map(({ kind, quantity }) => [kind, quantity / 300])).toEqual([
    ["bought", 5],
    ["reversed", 5],
    ["bought", 1],
  ]);
});

it("a tick of an addition that somebody removed is recorded, and puts it back on the list", async () => {
  const { id } = await addition({ removedAt: new Date() });
  const { change, all } = additionsOf(admin);
  expect((await change(id, { purchased: true })).status).toBe(200);
  expect(await journal()).toMatchObject([{ kind: "bought", additionId: id }]);
  expect(await all()).toMatchObject([{ id, purchased: true }]);
});

it("unticking a ticked addition that is no longer on the list puts it back on the list", async () => {
  const { id } = await addition({ purchased: true, removedAt: new Date() });
  const { change, all } = additionsOf(admin);
  await change(id, { purchased: false });
  expect(await all()).toMatchObject([{ id, purchased: false, quantity: 2 }]);
});

it("unticking an addition merges it into the open line or addition of the same item or text", async () => {
  const { householdId } = admin;
  const { change, all } = additionsOf(admin);
  const line = await createLine({ householdId, quantity: 1 });
  const { id } = await addition({ itemId: line.itemId, purchased: true, quantity: 4 });
  expect((await change(id, { purchased: false })).body).toMatchObject({ lineId: line.id });
  expect(await db.shoppingListItem.findUnique({ where: { id: line.id } })).toMatchObject({
    quantity: 4,
  });
  const open = await addition({ name: "Matches" });
  const ticked = await addition({ name: "matches", purchased: true, quantity: 3 });
  await change(ticked.id, { purchased: false });
  expect(await all()).toMatchObject([{ id: open.id, quantity: 3 }]);
});

it("a line that is unticked through its absorbed addition absorbs the open addition that was created meanwhile", async () => {
  const { householdId } = admin;
  const line = await createLine({ householdId, quantity: 1, purchased: true });
  const { itemId, id: lineId } = line;
  const { id } = await addition({ itemId, removedAt: new Date(), lineId });
  await addition({ itemId, quantity: 5 });
  await additionsOf(admin).change(id, { purchased: false });
  expect(await db.shoppingListItem.findUnique({ where: { id: lineId } })).toMatchObject({
    quantity: 5,
    purchased: false,
  });
  expect(await additionsOf(admin).all()).toEqual([]);
});

it("ticking an absorbed addition puts its removed line back", async () => {
  const { householdId } = admin;
  const line = await createLine({ householdId, removedAt: new Date(), removedById: admin.id });
  const { id } = await addition({ removedAt: new Date(), lineId: line.id });
  await additionsOf(admin).change(id, { purchased: true });
  expect(await db.shoppingListItem.findUnique({ where: { id: line.id } })).toMatchObject({
    purchased: true,
    removedAt: null,
    removedById: null,
  });
});

it("ticking a text records a purchase of the item that got this name after the text was added", async () => {
  const { id } = await addition({ name: "Rice" });
  const { id: itemId } = await createItem({ householdId: admin.householdId, name: "rice" });
  await additionsOf(admin).change(id, { purchased: true });
  expect(await journal()).toMatchObject([{ itemId, additionId: id, name: null, kind: "bought" }]);
});

it("a change of an addition that a line has absorbed changes the line", async () => {
  const { householdId } = admin;
  const { id: itemId } = await createItem({ householdId });
  const line = await createLine({ householdId, itemId, quantity: 1 });
  const { id } = await addition({ itemId, removedAt: new Date(), lineId: line.id });
  await additionsOf(admin).change(id, { purchased: true, quantity: 3 });
  expect(await db.shoppingListItem.findUnique({ where: { id: line.id } })).toMatchObject({
    purchased: true,
    quantity: 3,
  });
  expect(await journal()).toMatchObject([
    { kind: "bought", itemId, lineId: line.id, listId: line.listId, additionId: null },
  ]);
});

it("a new quantity of an absorbed addition does not replace a quantity of its line that was observed later", async () => {
  const { householdId } = admin;
  const [earlier, later] = [new Date(Date.now() - 60_000), new Date()];
  const line = await createLine({ householdId, quantity: 5, quantitySetAt: later });
  const { id } = await addition({ removedAt: later, lineId: line.id });
  await additionsOf(admin).change(id, { quantity: 2, observedAt: earlier.toISOString() });
  expect(await db.shoppingListItem.findUnique({ where: { id: line.id } })).toEqual(line);
});

it('ticking an absorbed addition ends "not available" of its line and stores who ticked it and when', async () => {
  const { householdId } = admin;
  const line = await createLine({ householdId, notAvailable: true });
  const { id } = await addition({ removedAt: new Date(), lineId: line.id });
  const ticked = new Date(Date.now() - 60_000);
  await additionsOf(admin).change(id, { purchased: true, observedAt: ticked.toISOString() });
  expect(await db.shoppingListItem.findUnique({ where: { id: line.id } })).toMatchObject({
    purchased: true,
    notAvailable: false,
    notAvailableAt: ticked,
    notAvailableById: admin.id,
  });
});

it("a change of an absorbed addition whose line was cleared answers 404", async () => {
  const { id } = await addition({ removedAt: new Date(), lineId: 2_000_000_000 });
  expect((await additionsOf(admin).change(id, { purchased: true })).status).toBe(404);
});

it("a change of an addition without any field answers 400", async () => {
  const { id } = await addition();
  expect((await additionsOf(admin).change(id, {})).status).toBe(400);
});

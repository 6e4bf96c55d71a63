import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLine } from "@/tests/support/factories";
import { additionsOf } from "./addition-steps";

let admin: Person;
let steps: ReturnType<typeof additionsOf>;
beforeEach(async () => {
  admin = await createPerson();
  steps = additionsOf(admin);
});

const createRice = (packSize = 1) =>
  createItem({ householdId: admin.householdId, name: "Rice", supermarketItemName: null, packSize });

/**
 * Adds an item and a text, then gives the item the text as its supermarket name. The next addition merges the
 * text into the addition of the item.
 */
async function mergeTwo({ packSize = 1 } = {}) {
  const { id: itemId } = await createRice(packSize);
  const kept = (await steps.add({ itemId, quantity: 2 })).body;
  const merged = (await steps.add({ name: "Oryza", quantity: 5 })).body;
  await db.item.update({ where: { id: itemId }, data: { supermarketItemName: "Oryza" } });
  await steps.add({ name: "Matches" });
  await steps.remove((await steps.all()).at(-1)?.id ?? 0);
  return { itemId, kept, merged };
}

describe("an addition that was merged into another one", () => {
  it("ticking a merged addition ticks the addition into which it was merged, and returns that addition", async () => {
    const { kept, merged } = await mergeTwo();
    const { body } = await steps.change(merged.id, { purchased: true });
    expect(body).toMatchObject({ id: kept.id, purchased: true, quantity: 5 });
    expect(await steps.all()).toMatchObject([{ id: kept.id, purchased: true }]);
  });

  it("a quantity that is set on a merged addition is converted to packs of the addition into which it was merged", async () => {
    const { kept, merged } = await mergeTwo({ packSize: 6 });
    await steps.change(merged.id, { quantity: 13, packSize: 1 });
    expect(await steps.all()).toMatchObject([{ id: kept.id, quantity: 3, packSize: 6 }]);
  });

  it("removing or restoring a merged addition removes or restores the addition into which it was merged", async () => {
    const { kept, merged } = await mergeTwo();
    expect((await steps.remove(merged.id)).status).toBe(204);
    expect(await steps.all()).toEqual([]);
    expect((await steps.restore(merged.id)).body).toMatchObject({ id: kept.id });
    expect(await steps.all()).toMatchObject([{ id: kept.id, quantity: 5 }]);
  });

  it("ticking a merged addition that an earlier release has put back on the list ticks only this addition", async () => {
    const { kept, merged } = await mergeTwo();
    await db.shoppingAddition.update({ where: { id: merged.id }, data: { removedAt: null } });
    const { body } = await steps.change(merged.id, { purchased: true });
    expect(body).toMatchObject({ id: merged.id, purchased: true });
    expect(await steps.all()).toMatchObject([
      { id: kept.id, purchased: false },
      { id: merged.id, purchased: true },
    ]);
  });

  it("ticking a merged addition ticks the line that has absorbed the addition into which it was merged", async () => {
    const { itemId, merged } = await mergeTwo();
    const { id: lineId } = await createLine({ householdId: admin.householdId, itemId });
    await steps.change(merged.id, { purchased: true });
    expect(await db.shoppingListItem.findUnique({ where: { id: lineId } })).toMatchObject({
      purchased: true,
      quantity: 5,
    });
    expect(await steps.all()).toEqual([]);
  });
});

it("a removed addition is merged into the open addition of the same item or text when it is restored", async () => {
  const first = (await steps.add({ name: "Candles" })).body;
  await steps.remove(first.id);
  const second = (await steps.add({ name: "candles" })).body;
  await steps.restore(first.id);
  await steps.change(first.id, { purchased: true });
  expect(await steps.all()).toMatchObject([{ id: second.id, purchased: true }]);
});

it("unticking an addition merges it into the open addition of the same item or text", async () => {
  const first = (await steps.add({ name: "Candles" })).body;
  await steps.change(first.id, { purchased: true });
  const second = (await steps.add({ name: "candles" })).body;
  expect((await steps.change(first.id, { purchased: false })).body.id).toBe(second.id);
  await steps.change(first.id, { quantity: 7 });
  expect(await steps.all()).toMatchObject([{ id: second.id, quantity: 7 }]);
});

it("several additions that one line has absorbed become one addition when the list is cleared", async () => {
  const { householdId } = admin;
  const { id: itemId } = await createRice();
  const { listId } = await createLine({ householdId, itemId });
  const smaller = (await steps.add({ itemId, quantity: 3 })).body;
  const larger = (await steps.add({ itemId, quantity: 4 })).body;
  await call(admin, "DELETE", `/api/shopping-lists/${listId}/items`);
  await steps.change(smaller.id, { purchased: true });
  expect(await steps.all()).toMatchObject([{ id: larger.id, purchased: true, quantity: 4 }]);
});

it("an addition that a line has absorbed is merged into the open addition of the item when the list is cleared", async () => {
  const { householdId } = admin;
  const { id: itemId } = await createRice();
  const { id: lineId, listId } = await createLine({ householdId, itemId });
  const first = (await steps.add({ itemId, quantity: 3 })).body;
  await call(admin, "DELETE", `/api/shopping-lists/items/${lineId}`);
  const second = (await steps.add({ itemId, quantity: 2 })).body;
  await db.shoppingListItem.update({ where: { id: lineId }, data: { removedAt: null } });
  await call(admin, "DELETE", `/api/shopping-lists/${listId}/items`);
  await steps.change(first.id, { purchased: true });
  expect(await steps.all()).toMatchObject([{ id: second.id, purchased: true, quantity: 3 }]);
});

describe("packs of different sizes", () => {
  it("an addition in a pack size that the item no longer has is converted to the item's present packs", async () => {
    const { id: itemId } = await createRice(10);
    const added = await steps.add({ itemId, quantity: 12, packSize: 1 });
    expect(added.body).toMatchObject({ quantity: 2, packSize: 10 });
    // The device has not fetched the addition in packs of 10 yet, so it still sends the pack size 1.
    await steps.change(added.body.id, { quantity: 31, packSize: 1 });
    expect(await steps.all()).toMatchObject([{ quantity: 4, packSize: 10 }]);
  });

  it("a text and an addition in packs become one addition with the larger number of units", async () => {
    await mergeTwo({ packSize: 6 });
    expect(await steps.all()).toMatchObject([{ quantity: 5, packSize: 6 }]);
  });

  it("the answer to an addition that raises a line has the quantity and the pack size of the line", async () => {
    const { householdId } = admin;
    const { id: itemId } = await createRice(10);
    await createLine({ householdId, itemId, quantity: 3, packSize: 4 });
    expect((await steps.add({ itemId, quantity: 1 })).body).toMatchObject({
      outcome: "lineRaised",
      quantity: 3,
      packSize: 4,
    });
  });
});

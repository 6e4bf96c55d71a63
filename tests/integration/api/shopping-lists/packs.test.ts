import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { db } from "@/lib/server/db";
import type { Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createAddition } from "@/tests/support/factories";
import { createKitchen } from "../checks/check-steps";
import { checkAll, shoppingOf } from "../purchases/shopping-trip";
import { additionsOf } from "../shopping-additions/addition-steps";

const PACK = 10;

let admin: Person;
let eggs: number;

beforeEach(async () => {
  const kitchen = await createKitchen();
  admin = kitchen.admin;
  eggs = (await kitchen.addItem({ unit: "piece", desiredStock: 12, packSize: PACK })).id;
});

/** Completes a check that counts `found` eggs, and returns the new list with its only line. */
async function check(found = 5) {
  const list = await checkAll(admin, () => found);
  const [line] = list.items;
  if (!line) throw new Error("The list has a line");
  return { listId: list.id, line };
}

const setPackSize = (packSize: number) =>
  call<Item>(admin, "PUT", `/api/items/${eggs}`, { packSize });
const journal = async () =>
  (
    await db.journalEntry.findMany({
      where: { householdId: admin.householdId },
      orderBy: { id: "asc" },
    })
  ).map(({ kind, quantity }) => [kind, quantity / 300]);
const lineNow = (id: number) => db.shoppingListItem.findUniqueOrThrow({ where: { id } });
const wish = (data: Parameters<typeof createAddition>[0]) =>
  createAddition({ householdId: admin.householdId, ...data });

describe("a line of an item that is sold in packs", () => {
  it.each([
    [5, 7, 1],
    [2, 10, 1],
    [1, 11, 2],
  ])("with %i of 12 in stock, the line has %i missing units and %i packs", async (found, ...to) => {
    const { line } = await check(found);
    expect([line.missing, line.quantity, line.packSize]).toEqual([...to, PACK]);
  });

  it("the line keeps the pack size and the missing units when the item changes", async () => {
    const { line } = await check();
    expect((await setPackSize(6)).body.packSize).toBe(6);
    const { body } = await shoppingOf(admin).setQuantity(line.id, 3);
    expect(body).toMatchObject({ quantity: 3, checkQuantity: 1, packSize: PACK, missing: 7 });
    expect(body.item.packSize).toBe(6);
  });

  it("ticking, changing and unticking a line append units to the journal, also after another pack size", async () => {
    const { line } = await check();
    await shoppingOf(admin).tick(line.id);
    await setPackSize(6);
    await shoppingOf(admin).setQuantity(line.id, 2);
    await shoppingOf(admin).tick(line.id, false);
    expect(await journal()).toEqual([
      ["bought", 10],
      ["reversed", 10],
      ["bought", 20],
      ["reversed", 20],
    ]);
  });

  it("a journal entry has at most 9,999 units, the maximum of a stock", async () => {
    await setPackSize(999);
    const { line } = await check();
    await shoppingOf(admin).setQuantity(line.id, 9_999);
    expect((await shoppingOf(admin).tick(line.id)).status).toBe(200);
    expect(await journal()).toEqual([["bought", 9_999]]);
  });

  it("putting a pack away adds its units to the stock", async () => {
    const { listId, line } = await check();
    await shoppingOf(admin).tick(line.id);
    const { body } = await shoppingOf(admin).putAway(listId, [{ lineId: line.id, quantity: 10 }]);
    expect(body.putAway).toMatchObject([{ quantity: 10 }]);
    expect(await db.item.findUniqueOrThrow({ where: { id: eggs } })).toMatchObject({
      currentStock: 15,
    });
  });
});

describe("an addition of an item that is sold in packs", () => {
  it("an addition is in packs of its item, and its tick appends units to the journal", async () => {
    const steps = additionsOf(admin);
    const { body } = await steps.add({ itemId: eggs, quantity: 2 });
    expect(body).toMatchObject({ quantity: 2, packSize: PACK, outcome: "added" });
    await setPackSize(6);
    await steps.change(body.id, { purchased: true });
    await steps.change(body.id, { purchased: false });
    expect(await journal()).toEqual([
      ["bought", 20],
      ["reversed", 20],
    ]);
  });

  it("an addition of a text without an item has the pack size 1", async () => {
    const { body } = await additionsOf(admin).add({ name: "Candles", quantity: 2 });
    expect(body.packSize).toBe(1);
  });

  it("adding packs sets the quantity of the line to the added number if that is larger, and otherwise keeps it", async () => {
    const { line } = await check();
    const { body } = await additionsOf(admin).add({ itemId: eggs, quantity: 3 });
    expect(body.outcome).toBe("lineRaised");
    await additionsOf(admin).add({ itemId: eggs, quantity: 2 });
    expect(await lineNow(line.id)).toMatchObject({ quantity: 3, checkQuantity: 1 });
  });

  it("adding packs of another size raises the line to at least as many units", async () => {
    const { line } = await check();
    await setPackSize(6);
    await additionsOf(admin).add({ itemId: eggs, quantity: 3 });
    expect(await lineNow(line.id)).toMatchObject({ quantity: 2, packSize: PACK });
  });

  it("the same item added in packs of two sizes is on the list once, with the larger number of units", async () => {
    await additionsOf(admin).add({ itemId: eggs, quantity: 2 });
    await setPackSize(6);
    const { body } = await additionsOf(admin).add({ itemId: eggs, quantity: 4 });
    expect(body).toMatchObject({ outcome: "raised", quantity: 3, packSize: PACK });
  });

  it("a line that absorbs an addition of another pack size gets at least as many units as the addition", async () => {
    await wish({ itemId: eggs, quantity: 5, packSize: 5 });
    const { line } = await check();
    expect(line).toMatchObject({ quantity: 3, checkQuantity: 1, packSize: PACK });
  });

  it("an absorbed addition returns to the list with the units of its line, converted to its own pack size", async () => {
    const { line } = await check();
    const { body } = await additionsOf(admin).add({ itemId: eggs, quantity: 4 });
    await shoppingOf(admin).setQuantity(line.id, 2);
    await db.shoppingAddition.update({ where: { id: body.id }, data: { packSize: 6 } });
    // The stock is sufficient in this check, so that no line of the new list absorbs the addition again.
    await checkAll(admin, () => 12);
    expect(await additionsOf(admin).all()).toMatchObject([
      { id: body.id, quantity: 4, packSize: 6 },
    ]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { BoughtAddition } from "@/lib/features/shopping-additions/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createShoppingLink } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "../checks/check-steps";
import { additionsOf } from "./addition-steps";

let admin: Person;
let addItem: Awaited<ReturnType<typeof createKitchen>>["addItem"];
beforeEach(async () => {
  ({ admin, addItem } = await createKitchen());
});

/** Completes a check in which each item is out of stock, and returns the id of its list. */
async function makeList(): Promise<number> {
  const steps = stepsOf(admin);
  const { id } = (await steps.start()).body;
  const items = await db.item.findMany({ where: { householdId: admin.householdId } });
  for (const item of items) await steps.count(id, item.id, 0);
  return (await steps.complete(id)).body.shoppingListId;
}

const add = async (name: string, quantity = 1) =>
  (await additionsOf(admin).add({ name, quantity })).body.id;
const tick = (id: number, purchased = true) => additionsOf(admin).change(id, { purchased });
const boughtWith = async (listId: number) =>
  (await call<BoughtAddition[]>(admin, "GET", `/api/shopping-lists/${listId}/additions`)).body;
const namesWith = async (listId: number) => (await boughtWith(listId)).map(({ name }) => name);

describe("the additions that were bought with a list", () => {
  it("an addition belongs to the list with which it was bought, and one that was bought with the next list belongs to that one", async () => {
    const first = await makeList();
    const candles = await add("Candles", 2);
    const matches = await add("Matches");
    await tick(candles);
    const second = await makeList();
    await tick(matches);
    await makeList();
    expect(await boughtWith(first)).toEqual([
      {
        id: candles,
        itemId: null,
        name: "Candles",
        quantity: 2,
        packSize: 1,
        boughtBy: admin.username,
      },
    ]);
    expect(await namesWith(second)).toEqual(["Matches"]);
  });

  it("an addition whose tick was taken back belongs to no list, also if a newer list exists by then", async () => {
    const list = await makeList();
    const candles = await add("Candles");
    const matches = await add("Matches");
    for (const id of [candles, matches]) await tick(id);
    await tick(candles, false);
    expect(await namesWith(list)).toEqual(["Matches"]);
    await makeList();
    await tick(matches, false);
    expect(await boughtWith(list)).toEqual([]);
  });

  it("an addition of an item has the packs in which it was bought, and its units after the addition was deleted", async () => {
    const list = await makeList();
    const { id: itemId } = await addItem({ packSize: 10 });
    const { id } = (await additionsOf(admin).add({ itemId, quantity: 2 })).body;
    await tick(id);
    await db.item.update({ where: { id: itemId }, data: { packSize: 6 } });
    expect(await boughtWith(list)).toMatchObject([{ id, itemId, quantity: 2, packSize: 10 }]);
    await db.shoppingAddition.delete({ where: { id } });
    expect(await boughtWith(list)).toMatchObject([{ id, itemId, quantity: 20, packSize: 1 }]);
  });

  it("an addition that a link shopper has ticked names no member", async () => {
    const list = await makeList();
    const token = await createShoppingLink({ listId: list, createdById: admin.id });
    const id = await add("Candles");
    await call({}, "PATCH", `/api/shop/${token}`, { kind: "addition", id, purchased: true });
    expect(await boughtWith(list)).toMatchObject([{ name: "Candles", boughtBy: null }]);
  });

  it("an addition that was bought before the first list, or whose list an earlier release did not store, belongs to no list", async () => {
    await tick(await add("Candles"));
    const list = await makeList();
    await tick(await add("Matches"));
    await db.journalEntry.updateMany({
      where: { householdId: admin.householdId },
      data: { listId: null },
    });
    expect(await boughtWith(list)).toEqual([]);
  });

  it("a cleared list has no additions", async () => {
    await addItem({ desiredStock: 1 });
    const list = await makeList();
    await tick(await add("Candles"));
    await call(admin, "DELETE", `/api/shopping-lists/${list}/items`);
    expect(await boughtWith(list)).toEqual([]);
  });

  it("a purge of lines deletes what was bought with a list", async () => {
    const list = await makeList();
    await tick(await add("Candles"));
    await call(admin, "POST", "/api/data/purge", { shoppingListItems: true });
    expect(await boughtWith(list)).toEqual([]);
  });

  it("a list does not contain additions of another household, even if their entries had its id", async () => {
    const list = await makeList();
    const stranger = await createPerson();
    const { id } = (await additionsOf(stranger).add({ name: "Candles" })).body;
    await additionsOf(stranger).change(id, { purchased: true });
    await db.journalEntry.updateMany({
      where: { householdId: stranger.householdId },
      data: { listId: list },
    });
    expect(await boughtWith(list)).toEqual([]);
  });
});

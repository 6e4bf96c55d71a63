import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import type { Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createAddition, createList } from "@/tests/support/factories";
import { lockWaiter } from "@/tests/support/lock-waiters";
import { createKitchen, stepsOf } from "../checks/check-steps";
import { additionsOf } from "./addition-steps";

let admin: Person;
let addItem: Awaited<ReturnType<typeof createKitchen>>["addItem"];
beforeEach(async () => {
  ({ admin, addItem } = await createKitchen());
});

/** Completes a check that counts none of the items, and returns the lines of its list. */
async function completeCheck() {
  const steps = stepsOf(admin);
  const { id } = (await steps.start()).body;
  const items = await db.item.findMany({ where: { householdId: admin.householdId } });
  for (const item of items) await steps.count(id, item.id, 0);
  return (await steps.list((await steps.complete(id)).body.shoppingListId)).items;
}

const add = (data: Parameters<typeof createAddition>[0]) =>
  createAddition({ householdId: admin.householdId, ...data });
const names = async () => (await additionsOf(admin).all()).map(({ name }) => name);

describe("the completion of a check", () => {
  it.each([
    { wanted: 5, gap: 2, quantity: 5 },
    { wanted: 1, gap: 2, quantity: 2 },
  ])(
    "a line of $gap absorbs an addition of $wanted of the same item, with quantity $quantity",
    async ({ wanted, gap, quantity }) => {
      const { id: itemId } = await addItem({ desiredStock: gap });
      const { id } = await add({ itemId, quantity: wanted });
      const [line, ...others] = await completeCheck();
      expect([line?.itemId, line?.quantity, others]).toEqual([itemId, quantity, []]);
      expect(await names()).toEqual([]);
      // A device that does not know the line yet ticks the addition.
      await additionsOf(admin).change(id, { purchased: true });
      expect(await db.shoppingListItem.findUnique({ where: { id: line?.id ?? 0 } })).toMatchObject({
        purchased: true,
      });
    },
  );

  it("unticked additions without a line stay, and ticked ones leave the list", async () => {
    await add({ name: "Candles" });
    await add({ name: "Matches", purchased: true });
    await completeCheck();
    expect(await names()).toEqual(["Candles"]);
  });

  it("the completion waits for an addition of the household, and its line absorbs it", async () => {
    const { householdId } = admin;
    const { id: itemId } = await addItem({ desiredStock: 1 });
    const steps = stepsOf(admin);
    const { id } = (await steps.start()).body;
    await steps.count(id, itemId, 0);
    const { completion } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${householdId} FOR NO KEY UPDATE`;
      await tx.shoppingAddition.create({
        data: { householdId, itemId, name: "Rice", quantity: 4 },
      });
      const completion = steps.complete(id);
      await lockWaiter();
      return { completion };
    });
    const { items } = await steps.list((await completion).body.shoppingListId);
    expect(items.map(({ quantity }) => quantity)).toEqual([4]);
    expect(await names()).toEqual([]);
  });
});

describe("clearing a list", () => {
  beforeEach(async () => {
    await add({ name: "Candles" });
    await add({ name: "Matches", purchased: true });
  });
  const clear = (listId: number) => call(admin, "DELETE", `/api/shopping-lists/${listId}/items`);

  it("clearing the latest list removes ticked additions and leaves unticked ones", async () => {
    await addItem({ desiredStock: 1 });
    const [line] = await completeCheck();
    await add({ name: "Sparklers", purchased: true });
    expect((await clear(line?.listId ?? 0)).status).toBe(200);
    expect(await names()).toEqual(["Candles"]);
    expect(await db.shoppingListItem.count({ where: { listId: line?.listId ?? 0 } })).toBe(0);
  });

  it("clearing an earlier list leaves all additions", async () => {
    const { householdId } = admin;
    const { id } = await createList({ householdId, status: "ready" });
    await createList({ householdId, status: "ready" });
    await clear(id);
    expect(await names()).toEqual(["Candles", "Matches"]);
  });
});

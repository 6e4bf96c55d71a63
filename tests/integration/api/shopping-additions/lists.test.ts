import { beforeEach, describe, expect, it } from "vitest";
import { MAX_REMOVED } from "@/lib/features/shopping-additions/model/rules";
import { deleteRemovedBefore } from "@/lib/features/shopping-additions/server/leave-list";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import type { Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createAddition, createLine, createList } from "@/tests/support/factories";
import { lockWaiter } from "@/tests/support/lock-waiters";
import { createKitchen, stepsOf } from "../checks/check-steps";
import { additionsOf } from "./addition-steps";

let admin: Person;
let addItem: Awaited<ReturnType<typeof createKitchen>>["addItem"];
beforeEach(async () => {
  ({ admin, addItem } = await createKitchen());
});

/** Completes a check in which each item is counted as `stock`, and returns the lines of its list. */
async function completeCheck(stock = 0) {
  const steps = stepsOf(admin);
  const { id } = (await steps.start()).body;
  const items = await db.item.findMany({ where: { householdId: admin.householdId } });
  for (const item of items) await steps.count(id, item.id, stock);
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
    "an addition of $wanted is merged into the new line of its item, which misses $gap, and the line gets the quantity $quantity",
    async ({ wanted, gap, quantity }) => {
      const { id: itemId } = await addItem({ desiredStock: gap });
      const { id } = await add({ itemId, quantity: wanted });
      const [line, ...others] = await completeCheck();
      expect([line?.itemId, line?.quantity, others]).toEqual([itemId, quantity, []]);
      expect(await names()).toEqual([]);
      // A device that has not fetched the line yet ticks the addition.
      await additionsOf(admin).change(id, { purchased: true });
      expect(await db.shoppingListItem.findUnique({ where: { id: line?.id ?? 0 } })).toMatchObject({
        purchased: true,
      });
    },
  );

  it("completing a check removes ticked additions from the list and leaves unticked ones", async () => {
    await add({ name: "Candles" });
    await add({ name: "Matches", purchased: true });
    await completeCheck();
    expect(await names()).toEqual(["Candles"]);
  });

  it("an addition that raised a line which was never ticked raises the line of the next list, or is open again if there is none", async () => {
    const { id: itemId } = await addItem({ desiredStock: 2 });
    await completeCheck();
    for (const quantity of [3, 6, 4]) await additionsOf(admin).add({ itemId, quantity });
    expect(await completeCheck()).toMatchObject([{ itemId, quantity: 6, checkQuantity: 2 }]);
    expect(await completeCheck(2)).toEqual([]);
    expect(await additionsOf(admin).all()).toMatchObject([{ itemId, quantity: 6, lineId: null }]);
  });

  it.each([
    ["ticked", { purchased: true }],
    ["removed", { removedAt: new Date() }],
  ])(
    "an addition whose line was %s does not raise the item's line on the list of the next check",
    async (_, line) => {
      const { id: itemId } = await addItem({ desiredStock: 2 });
      await completeCheck();
      await additionsOf(admin).add({ itemId, quantity: 6 });
      await db.shoppingListItem.updateMany({ where: { itemId }, data: line });
      expect(await completeCheck()).toMatchObject([{ itemId, quantity: 2 }]);
    },
  );

  it("completing a check waits for a simultaneous addition, and the new line of the item absorbs the addition", async () => {
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

  it("clearing the latest list restores the additions that its lines had absorbed, each with at most the quantity of its line", async () => {
    const { householdId } = admin;
    const { id: listId } = await createList({ householdId, status: "ready" });
    for (const [name, set] of [
      ["Rice", 6],
      ["Milk", 4],
    ] as const) {
      const { id: itemId } = await addItem();
      const { id: lineId } = await createLine({ listId, itemId, quantity: 1 });
      await additionsOf(admin).add({ itemId, quantity: 6 });
      await call(admin, "PUT", `/api/shopping-lists/items/${lineId}`, { quantity: set });
      await db.item.update({ where: { id: itemId }, data: { name, supermarketItemName: name } });
    }
    await clear(listId);
    expect((await additionsOf(admin).all()).map(({ name, quantity }) => [name, quantity])).toEqual([
      ["Candles", 1],
      ["Rice", 6],
      ["Milk", 4],
    ]);
  });

  it("clearing a list sets an item's open addition to the larger quantity of the absorbed one, and creates no second addition", async () => {
    const { householdId } = admin;
    const { id: itemId } = await addItem();
    const { id: lineId } = await createLine({ householdId, itemId, quantity: 6 });
    await add({ itemId, name: "Rice", quantity: 6, removedAt: new Date(), lineId });
    const { id } = await add({ itemId, name: "Rice", quantity: 2 });
    const line = await db.shoppingListItem.findUniqueOrThrow({ where: { id: lineId } });
    await clear(line.listId);
    const all = await additionsOf(admin).all();
    expect(all.filter((addition) => addition.itemId === itemId)).toMatchObject([
      { id, quantity: 6 },
    ]);
  });

  it("clearing an earlier list changes no additions", async () => {
    const { householdId } = admin;
    const { id } = await createList({ householdId, status: "ready" });
    await createList({ householdId, status: "ready" });
    await clear(id);
    expect(await names()).toEqual(["Candles", "Matches"]);
  });
});

describe("an open line again after its item was added", () => {
  it.each([
    ["restored", "DELETE", {}, "POST", "/restore"],
    ["unticked", "PUT", { purchased: true }, "PUT", ""],
  ] as const)(
    "a line that is %s absorbs the open addition of its item",
    async (_, end, ended, reopen, suffix) => {
      const { householdId } = admin;
      const { id: itemId } = await addItem();
      const line = await createLine({ householdId, itemId, quantity: 2, checkQuantity: 1 });
      const path = `/api/shopping-lists/items/${line.id}`;
      await call(admin, end, path, ended);
      await additionsOf(admin).add({ itemId, quantity: 5 });
      const body = reopen === "PUT" ? { purchased: false } : undefined;
      const answer = await call<Line>(admin, reopen, `${path}${suffix}`, body);
      expect(answer.body).toMatchObject({ id: line.id, quantity: 5, checkQuantity: 1 });
      expect(await additionsOf(admin).all()).toEqual([]);
    },
  );

  it("restoring a ticked line or a line of an earlier list absorbs no additions", async () => {
    const { householdId } = admin;
    const removed = { householdId, removedAt: new Date() };
    const earlier = await createLine(removed);
    const ticked = await createLine({ ...removed, purchased: true });
    for (const { id, itemId } of [earlier, ticked]) {
      await add({ itemId });
      await call(admin, "POST", `/api/shopping-lists/items/${id}/restore`);
    }
    expect(await additionsOf(admin).all()).toHaveLength(2);
  });
});

describe("a text with the name of an item that was created or renamed since", () => {
  const rename = (itemId: number) =>
    db.item.update({ where: { id: itemId }, data: { name: "Rice", supermarketItemName: null } });

  it("a line of a new list absorbs a text that was added before the item was renamed to that text", async () => {
    const { id: itemId } = await addItem({ desiredStock: 1 });
    await additionsOf(admin).add({ name: "rice", quantity: 4 });
    await rename(itemId);
    expect(await completeCheck()).toMatchObject([{ itemId, quantity: 4 }]);
    expect(await names()).toEqual([]);
  });

  it("the line of a renamed item absorbs a text with the item's new name when the item is added or the text is ticked", async () => {
    const { householdId } = admin;
    const { id: itemId } = await addItem();
    const { id } = await createLine({ householdId, itemId, quantity: 1 });
    const line = () => db.shoppingListItem.findUnique({ where: { id } });
    await additionsOf(admin).add({ name: "rice", quantity: 4 });
    const second = (await additionsOf(admin).add({ name: "Oryza" })).body;
    await rename(itemId);
    await additionsOf(admin).add({ itemId });
    expect([await names(), (await line())?.quantity]).toEqual([["Oryza"], 4]);
    await db.item.update({ where: { id: itemId }, data: { supermarketItemName: "Oryza" } });
    await additionsOf(admin).change(second.id, { purchased: true });
    expect([await names(), (await line())?.purchased]).toEqual([[], true]);
  });

  it("a text that is the name of an item after a renaming is merged with the addition of that item, with the larger quantity", async () => {
    const { id: itemId } = await addItem();
    await additionsOf(admin).add({ name: "Rice", quantity: 4 });
    await additionsOf(admin).add({ itemId, quantity: 2 });
    await rename(itemId);
    await additionsOf(admin).add({ name: "Matches" });
    expect(await additionsOf(admin).all()).toMatchObject([
      { itemId, quantity: 4 },
      { name: "Matches" },
    ]);
  });

  it("the line of an item absorbs a removed text with the item's new name when the text is restored", async () => {
    const { householdId } = admin;
    const { id: itemId } = await addItem();
    const { id } = (await additionsOf(admin).add({ name: "Rice", quantity: 4 })).body;
    await additionsOf(admin).remove(id);
    await rename(itemId);
    const { id: lineId } = await createLine({ householdId, itemId, quantity: 1 });
    expect((await additionsOf(admin).restore(id)).body).toMatchObject({ lineId });
    expect(await names()).toEqual([]);
  });
});

it("the clean-up and the limit of removed additions do not delete the largest absorbed addition of a line of the latest list", async () => {
  const { householdId } = admin;
  const old = { householdId, removedAt: new Date(0) };
  const earlier = await createLine({ householdId });
  const { id: lineId, itemId } = await createLine({ householdId });
  const largest = await add({ ...old, itemId, lineId, quantity: 6 });
  await add({ ...old, itemId, lineId, quantity: 3 });
  await add({ ...old, lineId: earlier.id });
  await add(old);
  await db.shoppingAddition.createMany({
    data: Array.from({ length: MAX_REMOVED }, () => ({
      householdId,
      name: "Old",
      removedAt: new Date(),
    })),
  });
  await additionsOf(admin).add({ name: "Candles" });
  const kept = () => db.shoppingAddition.findMany({ where: old, select: { id: true } });
  expect(await kept()).toEqual([{ id: largest.id }]);
  await add(old);
  await deleteRemovedBefore(new Date(1));
  expect(await kept()).toEqual([{ id: largest.id }]);
});

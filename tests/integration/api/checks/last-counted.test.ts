import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { db } from "@/lib/server/db";
import { call } from "@/tests/support/call";
import { createKitchen, stepsOf } from "./check-steps";

let kitchen: Awaited<ReturnType<typeof createKitchen>>;
let steps: ReturnType<typeof stepsOf>;
let itemId: number;

beforeEach(async () => {
  kitchen = await createKitchen();
  steps = stepsOf(kitchen.admin);
  itemId = (await kitchen.addItem()).id;
});

const startCheck = async () => (await steps.start()).body.id;
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const items = async () => (await call<Item[]>(kitchen.admin, "GET", "/api/items")).body;
const lastCountedAt = async () => (await items()).find(({ id }) => id === itemId)?.lastCountedAt;

describe("the time of the last count of an item", () => {
  it("a new item was never counted", async () => {
    const { locationId, admin } = kitchen;
    const rice = { name: "Rice", unit: "bag", locationId };
    const { body } = await call<Item>(admin, "POST", "/api/items", rice);
    expect(body.lastCountedAt).toBeNull();
  });

  it("a count sets the time of the last count to its observation, also for an amount of 0", async () => {
    const seen = ago(60);
    const { body } = await steps.count(await startCheck(), itemId, 0, { observedAt: seen });
    expect(body.previousCountedAt).toBeNull();
    expect(await lastCountedAt()).toBe(seen);
  });

  it("a count that was observed before the stored count does not change the time of the last count", async () => {
    const checkId = await startCheck();
    const seen = ago(10);
    await steps.count(checkId, itemId, 4, { observedAt: seen });
    await steps.count(checkId, itemId, 5, { observedAt: ago(20) });
    expect(await lastCountedAt()).toBe(seen);
  });

  it("a second count of an item in a check does not change previousCountedAt, the time of the last count before the check", async () => {
    const seen = ago(60);
    const first = await startCheck();
    await steps.count(first, itemId, 4, { observedAt: seen });
    await steps.complete(first);
    const second = await startCheck();
    await steps.count(second, itemId, 2);
    await steps.count(second, itemId, 1);
    expect(await steps.counts(second)).toMatchObject([{ previousCountedAt: seen }]);
  });

  it("an assumed entry does not change the time of the last count", async () => {
    const seen = ago(60);
    const first = await startCheck();
    await steps.count(first, itemId, 4, { observedAt: seen });
    await steps.complete(first);
    const second = await startCheck();
    const { body } = await steps.assume(second, [itemId]);
    expect(body).toMatchObject([{ previousCountedAt: seen }]);
    expect(await lastCountedAt()).toBe(seen);
  });

  it("a count that replaces an assumed entry has the time of the last count before the check as previousCountedAt", async () => {
    const seen = ago(60);
    const first = await startCheck();
    await steps.count(first, itemId, 4, { observedAt: seen });
    await steps.complete(first);
    const second = await startCheck();
    await steps.assume(second, [itemId]);
    expect((await steps.count(second, itemId, 1)).body.previousCountedAt).toBe(seen);
  });

  it("after a check is cancelled, an item whose first count was in that check counts as never counted", async () => {
    const checkId = await startCheck();
    await steps.count(checkId, itemId, 4);
    await steps.setStock(itemId, { currentStock: 4, partialAmount: 0 });
    await steps.cancel(checkId);
    expect(await lastCountedAt()).toBeNull();
  });

  it("cancelling a check restores the time of the last count that the previous completed check has set", async () => {
    const seen = ago(60);
    const first = await startCheck();
    await steps.count(first, itemId, 4, { observedAt: seen });
    await steps.complete(first);
    const second = await startCheck();
    await steps.count(second, itemId, 9);
    await steps.cancel(second);
    expect(await lastCountedAt()).toBe(seen);
  });

  it("cancelling a check sets the time of the last count to the item's creation if its stock was above 0 but previousCountedAt is null", async () => {
    const { id, createdAt } = await kitchen.addItem({ currentStock: 2 });
    const checkId = await startCheck();
    await steps.count(checkId, id, 4);
    await db.inventoryItem.updateMany({
      where: { updateId: checkId },
      data: { previousCountedAt: null },
    });
    await steps.cancel(checkId);
    const item = (await items()).find((one) => one.id === id);
    expect(item).toMatchObject({ currentStock: 2, lastCountedAt: createdAt.toISOString() });
  });

  it("changing the stock of an item during a check sets the time of the last count, and cancelling that check keeps the time", async () => {
    const checkId = await startCheck();
    await steps.count(checkId, itemId, 4);
    const { body } = await steps.setStock(itemId, { partialAmount: 0.5 });
    await steps.cancel(checkId);
    expect(body.lastCountedAt).not.toBeNull();
    expect(await lastCountedAt()).toBe(body.lastCountedAt);
  });

  it("changing the name of an item does not set the time of the last count", async () => {
    const { admin } = kitchen;
    const { body } = await call<Item>(admin, "PUT", `/api/items/${itemId}`, { name: "Oats" });
    expect(body).toMatchObject({ name: "Oats", lastCountedAt: null });
  });

  it("an imported item has a time of the last count if its row has a stock, even 0, and otherwise counts as never counted", async () => {
    const row = (name: string, amounts: object, index: number) => ({
      row: index + 2,
      location: "Cellar",
      item: { name, unit: "bag", ...amounts },
    });
    const rows = [
      row("Two", { currentStock: 2 }, 0),
      row("None", { currentStock: 0, partialAmount: 0 }, 1),
      row("Third", { partialAmount: 0.333 }, 2),
      row("Unknown", {}, 3),
    ];
    await call(kitchen.admin, "POST", "/api/import/csv", { rows });
    const imported = (await items()).filter(({ id }) => id !== itemId);
    const known = imported.map((item) => [
      item.name,
      item.currentStock,
      item.partialAmount,
      item.lastCountedAt !== null,
    ]);
    expect(known).toEqual([
      ["Two", 2, 0, true],
      ["None", 0, 0, true],
      ["Third", 0, 0.333, true],
      ["Unknown", 0, 0, false],
    ]);
  });

  it("a purge of all checks keeps the time of the last count, as it keeps the stock", async () => {
    const checkId = await startCheck();
    const seen = ago(60);
    await steps.count(checkId, itemId, 0, { observedAt: seen });
    await steps.complete(checkId);
    await call(kitchen.admin, "POST", "/api/data/purge", {
      inventoryUpdates: true,
      inventoryItems: true,
      shoppingLists: false,
      shoppingListItems: false,
    });
    expect(await steps.completed()).toEqual([]);
    expect(await lastCountedAt()).toBe(seen);
  });

  it("a deleted and restored item keeps the time of its last count", async () => {
    const { admin } = kitchen;
    const seen = ago(60);
    await steps.count(await startCheck(), itemId, 3, { observedAt: seen });
    await call(admin, "DELETE", `/api/items/${itemId}`);
    await call(admin, "POST", `/api/items/${itemId}/restore`);
    expect(await lastCountedAt()).toBe(seen);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { createKitchen, stepsOf } from "./check-steps";

let kitchen: Awaited<ReturnType<typeof createKitchen>>;
let steps: ReturnType<typeof stepsOf>;
let itemId: number;
let checkId: number;

beforeEach(async () => {
  kitchen = await createKitchen();
  steps = stepsOf(kitchen.admin);
  itemId = (await kitchen.addItem({ currentStock: 2, partialAmount: 0.5 })).id;
  checkId = (await steps.start()).body.id;
});

const lastCounted = async () =>
  (await db.item.findUniqueOrThrow({ where: { id: itemId } })).lastCountedAt;

describe("POST /api/inventory-items/undo", () => {
  it("undoing a count makes the item pending again and restores its stock and time of the last count", async () => {
    const before = await lastCounted();
    await steps.count(checkId, itemId, 7);
    expect((await steps.undo(checkId, itemId)).body).toEqual({ isUndone: true });
    expect(await steps.counts(checkId)).toEqual([]);
    expect(await steps.stock(itemId)).toEqual([2, 0.5]);
    expect(await lastCounted()).toEqual(before);
    expect((await steps.complete(checkId)).status).toBe(409);
  });

  it("undoing a count keeps the counts and the stock of other items", async () => {
    const { id: other } = await kitchen.addItem();
    await steps.count(checkId, itemId, 7);
    await steps.count(checkId, other, 3);
    await steps.undo(checkId, itemId);
    expect(await steps.counts(checkId)).toMatchObject([{ itemId: other, newStock: 3 }]);
    expect(await steps.stock(other)).toEqual([3, 0]);
  });

  it("a second undo of the same count answers isUndone false", async () => {
    await steps.count(checkId, itemId, 7);
    await steps.undo(checkId, itemId);
    expect(await steps.undo(checkId, itemId)).toMatchObject({
      status: 200,
      body: { isUndone: false },
    });
  });

  it("undoing a count deletes its entry and does not change a stock that was edited after the count", async () => {
    await steps.count(checkId, itemId, 7);
    await steps.setStock(itemId, { currentStock: 9, partialAmount: 0 });
    await steps.undo(checkId, itemId);
    expect(await steps.stock(itemId)).toEqual([9, 0]);
    expect(await steps.counts(checkId)).toEqual([]);
  });

  it("an undo does not delete a count that was observed after the undo", async () => {
    await steps.count(checkId, itemId, 7);
    const earlier = new Date(Date.now() - 60_000).toISOString();
    expect((await steps.undo(checkId, itemId, earlier)).body.isUndone).toBe(false);
    expect(await steps.stock(itemId)).toEqual([7, 0]);
  });

  it("an undo does not delete the count of another person", async () => {
    const { householdId } = kitchen;
    const other = stepsOf(await createPerson({ householdId, role: "assistant" }));
    await other.count(checkId, itemId, 7);
    expect((await steps.undo(checkId, itemId)).body.isUndone).toBe(false);
    expect(await steps.stock(itemId)).toEqual([7, 0]);
  });

  it("an undo does not delete an assumed entry", async () => {
    await steps.count(checkId, itemId, 7);
    await steps.complete(checkId);
    const nextId = (await steps.start()).body.id;
    await steps.assume(nextId, [itemId]);
    expect((await steps.undo(nextId, itemId)).body.isUndone).toBe(false);
    expect(await steps.counts(nextId)).toMatchObject([{ itemId, basis: "assumed" }]);
  });

  it("undoing a count of a completed check answers 409 and keeps the count", async () => {
    await steps.count(checkId, itemId, 7);
    await steps.complete(checkId);
    expect((await steps.undo(checkId, itemId)).status).toBe(409);
    expect(await steps.stock(itemId)).toEqual([7, 0]);
  });
});

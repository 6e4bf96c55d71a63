import { beforeEach, describe, expect, it } from "vitest";
import { call } from "@/tests/support/call";
import { createLocation } from "@/tests/support/factories";
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

describe("DELETE /api/inventory-updates/{id}", () => {
  it("ends the check, which counts for nothing from then on", async () => {
    const answer = await steps.cancel(checkId);
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect((await steps.active()).status).toBe(404);
    expect((await steps.latest()).status).toBe(404);
    expect(await steps.completed()).toEqual([]);
    expect((await steps.start()).status).toBe(201);
  });

  it("answers 409 once the check is completed, and takes nothing back", async () => {
    await steps.count(checkId, itemId, 9);
    await steps.complete(checkId);
    expect((await steps.cancel(checkId)).status).toBe(409);
    expect((await steps.latest()).body.status).toBe("completed");
    expect(await steps.stock(itemId)).toEqual([9, 0]);
  });
});

describe("an item's stock after a cancelled check", () => {
  const whole = (currentStock: number) => ({ currentStock, partialAmount: 0 });

  /** What happened during the check, and the stock that is to be left of 2½. */
  it.each<[string, () => Promise<unknown>, [number, number]]>([
    ["nothing was counted", () => Promise.resolve(), [2, 0.5]],
    ["it was counted", () => steps.count(checkId, itemId, 9), [2, 0.5]],
    ["it was counted as none", () => steps.count(checkId, itemId, 0), [2, 0.5]],
    [
      "it was counted twice",
      async () => {
        await steps.count(checkId, itemId, 9, { partialAmount: 0.333 });
        await steps.count(checkId, itemId, 4);
      },
      [2, 0.5],
    ],
    [
      "the item was told the very amounts that were counted",
      async () => {
        await steps.count(checkId, itemId, 9, { partialAmount: 0.333 });
        await steps.setStock(itemId, { currentStock: 9, partialAmount: 0.333 });
      },
      [2, 0.5],
    ],
    [
      "the item was told those, and then counted again",
      async () => {
        await steps.count(checkId, itemId, 9);
        await steps.setStock(itemId, whole(9));
        await steps.count(checkId, itemId, 4);
      },
      [2, 0.5],
    ],
    [
      "other fields of it were changed",
      async () => {
        await steps.count(checkId, itemId, 9);
        const { id } = await createLocation({ householdId: kitchen.householdId });
        const change = { name: "Oats", desiredStock: 7, locationId: id };
        await call(kitchen.admin, "PUT", `/api/items/${itemId}`, change);
      },
      [2, 0.5],
    ],
    [
      "it was changed outside the check",
      async () => {
        await steps.count(checkId, itemId, 9);
        await steps.setStock(itemId, whole(5));
      },
      [5, 0],
    ],
    [
      "only its partial amount was changed outside the check",
      async () => {
        await steps.count(checkId, itemId, 9);
        await steps.setStock(itemId, { partialAmount: 0.667 });
      },
      [9, 0.667],
    ],
  ])("when %s", async (_, happen, expected) => {
    await happen();
    expect((await steps.cancel(checkId)).status).toBe(204);
    expect(await steps.stock(itemId)).toEqual(expected);
  });

  it("is settled item by item", async () => {
    const others = [await kitchen.addItem({ currentStock: 1 }), await kitchen.addItem()];
    for (const { id } of others) await steps.count(checkId, id, 6);
    await steps.setStock(others[1]?.id ?? 0, { currentStock: 8 });
    await steps.cancel(checkId);
    const stocks = await Promise.all(others.map(({ id }) => steps.stock(id)));
    expect(stocks).toEqual([
      [1, 0],
      [8, 0],
    ]);
  });
});

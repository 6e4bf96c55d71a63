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
  it("a cancelled check is neither active nor latest nor completed, and a new one can start", async () => {
    const answer = await steps.cancel(checkId);
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect((await steps.active()).status).toBe(404);
    expect((await steps.latest()).status).toBe(404);
    expect(await steps.completed()).toEqual([]);
    expect((await steps.start()).status).toBe(201);
  });

  it("cancelling a completed check answers 409 and leaves the stock unchanged", async () => {
    await steps.count(checkId, itemId, 9);
    await steps.complete(checkId);
    expect((await steps.cancel(checkId)).status).toBe(409);
    expect((await steps.latest()).body.status).toBe("completed");
    expect(await steps.stock(itemId)).toEqual([9, 0]);
  });
});

describe("the stock of an item after a cancelled check", () => {
  const whole = (currentStock: number) => ({ currentStock, partialAmount: 0 });

  /**
   * Each row has the end of the test title, the calls during the check, and the expected stock after the
   * cancellation. The stock before the check is 2½.
   */
  it.each<[string, () => Promise<unknown>, [number, number]]>([
    ["leaves the stock of an item that was not counted", () => Promise.resolve(), [2, 0.5]],
    [
      "restores the stock of an item that was counted",
      () => steps.count(checkId, itemId, 9),
      [2, 0.5],
    ],
    [
      "restores the stock of an item that was counted as 0",
      () => steps.count(checkId, itemId, 0),
      [2, 0.5],
    ],
    [
      "restores the stock of an item that was counted twice",
      async () => {
        await steps.count(checkId, itemId, 9, { partialAmount: 0.333 });
        await steps.count(checkId, itemId, 4);
      },
      [2, 0.5],
    ],
    [
      "restores the stock of an item that was set to the counted amounts",
      async () => {
        await steps.count(checkId, itemId, 9, { partialAmount: 0.333 });
        await steps.setStock(itemId, { currentStock: 9, partialAmount: 0.333 });
      },
      [2, 0.5],
    ],
    [
      "restores the stock of an item that was set to the counted amounts and counted again",
      async () => {
        await steps.count(checkId, itemId, 9);
        await steps.setStock(itemId, whole(9));
        await steps.count(checkId, itemId, 4);
      },
      [2, 0.5],
    ],
    [
      "restores the stock of a counted item whose other fields were changed",
      async () => {
        await steps.count(checkId, itemId, 9);
        const { id } = await createLocation({ householdId: kitchen.householdId });
        const change = { name: "Oats", desiredStock: 7, locationId: id };
        await call(kitchen.admin, "PUT", `/api/items/${itemId}`, change);
      },
      [2, 0.5],
    ],
    [
      "does not restore the stock of a counted item that was changed outside the check",
      async () => {
        await steps.count(checkId, itemId, 9);
        await steps.setStock(itemId, whole(5));
      },
      [5, 0],
    ],
    [
      "does not restore the stock of a counted item whose partial amount was changed outside the check",
      async () => {
        await steps.count(checkId, itemId, 9);
        await steps.setStock(itemId, { partialAmount: 0.667 });
      },
      [9, 0.667],
    ],
  ])("cancelling a check %s", async (_, happen, expected) => {
    await happen();
    expect((await steps.cancel(checkId)).status).toBe(204);
    expect(await steps.stock(itemId)).toEqual(expected);
  });

  it("cancelling a check restores the stock of counted items, except an item that was changed outside the check", async () => {
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

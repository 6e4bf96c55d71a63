import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { call, callInVain } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "./check-steps";

let kitchen: Awaited<ReturnType<typeof createKitchen>>;
let steps: ReturnType<typeof stepsOf>;

beforeEach(async () => {
  kitchen = await createKitchen();
  steps = stepsOf(kitchen.admin);
});

const PENDING =
  "You must check all items in your household before completing your inventory check.";

async function completeInVain(id: number) {
  const answer = await callInVain(kitchen.admin, "PUT", `/api/inventory-updates/${id}/complete`);
  return [answer.status, answer.body.message];
}

describe("PUT /api/inventory-updates/{id}/complete", () => {
  it("completing a check closes it and creates a shopping list with status generating", async () => {
    const { id: itemId } = await kitchen.addItem();
    const checkId = (await steps.start()).body.id;
    await steps.count(checkId, itemId, 0);
    const { status, body } = await steps.complete(checkId);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: "Inventory check completed. Shopping list will be generated shortly.",
      shoppingListId: expect.any(Number) as number,
    });
    expect((await steps.active()).status).toBe(404);
    const latest = (await steps.latest()).body;
    expect(latest).toMatchObject({ id: checkId, status: "completed" });
    expect(Date.parse(latest.completedAt ?? "")).toBeCloseTo(Date.now(), -5);
    expect(await steps.list(body.shoppingListId)).toMatchObject({
      updateId: checkId,
      status: "generating",
      emailedTo: null,
      emailedAt: null,
    });
    expect((await steps.start()).status).toBe(201);
  });

  it("completing a check makes a line for each item below its reorder point, with the quantity up to the desired stock", async () => {
    const target = { desiredStock: 6, reorderPoint: 3 };
    const [below, at, lowered] = [
      await kitchen.addItem({ ...target, packSize: 2 }),
      await kitchen.addItem(target),
      await kitchen.addItem({ desiredStock: 2, reorderPoint: 3 }),
    ];
    const checkId = (await steps.start()).body.id;
    await steps.count(checkId, below.id, 2, { partialAmount: 0.667 });
    await steps.count(checkId, at.id, 3);
    await steps.count(checkId, lowered.id, 2);
    const { shoppingListId } = (await steps.complete(checkId)).body;
    const { items } = await steps.list(shoppingListId);
    expect(items.map(({ itemId, quantity, missing }) => [itemId, quantity, missing])).toEqual([
      [below.id, 2, 4],
    ]);
    expect((await steps.latest()).body.stockStatus).toEqual({
      outOfStock: 0,
      lowStock: 2,
      wellStocked: 1,
    });
  });

  it("completing a check with a pending item answers 409, also for an item added during the check", async () => {
    const [a, b] = [await kitchen.addItem(), await kitchen.addItem()];
    const checkId = (await steps.start()).body.id;
    expect(await completeInVain(checkId)).toEqual([409, PENDING]);
    await steps.count(checkId, a.id, 1);
    expect(await completeInVain(checkId)).toEqual([409, PENDING]);
    expect((await steps.active()).body.id).toBe(checkId);
    await steps.count(checkId, b.id, 1);
    const late = await kitchen.addItem();
    expect(await completeInVain(checkId)).toEqual([409, PENDING]);
    await steps.count(checkId, late.id, 1);
    expect((await steps.complete(checkId)).status).toBe(200);
    expect(await db.shoppingList.count({ where: { householdId: kitchen.householdId } })).toBe(1);
  });

  it("a check can be completed although a deleted item or an item of a deleted location is uncounted", async () => {
    const { householdId, admin } = kitchen;
    const deleted = await kitchen.addItem();
    const location = await createLocation({ householdId });
    const [hidden, countedAndHidden] = [
      await createItem({ locationId: location.id }),
      await createItem({ locationId: location.id }),
    ];
    const checkId = (await steps.start()).body.id;
    await steps.count(checkId, countedAndHidden.id, 0);
    expect(await completeInVain(checkId)).toEqual([409, PENDING]);
    await call(admin, "DELETE", `/api/items/${deleted.id}`);
    await call(admin, "DELETE", `/api/locations/${location.id}`);
    const { status, body } = await steps.complete(checkId);
    expect(status).toBe(200);
    expect((await steps.list(body.shoppingListId)).items).toEqual([]);
    expect((await steps.latest()).body.stockStatus).toEqual({
      outOfStock: 0,
      lowStock: 0,
      wellStocked: 0,
    });
    expect(hidden.isDeleted).toBe(false);
  });

  it("completing a check that does not exist answers 404", async () => {
    expect(await completeInVain(2_000_000_000)).toEqual([404, "No active inventory update found"]);
  });

  it("completing a completed check answers 409 and creates no second list", async () => {
    const checkId = (await steps.start()).body.id;
    await steps.complete(checkId);
    expect((await completeInVain(checkId))[0]).toBe(409);
    expect(await db.shoppingList.count({ where: { householdId: kitchen.householdId } })).toBe(1);
  });

  it("completing a cancelled check is refused and creates no list", async () => {
    const checkId = (await steps.start()).body.id;
    await steps.cancel(checkId);
    expect((await steps.complete(checkId)).status).toBeGreaterThanOrEqual(400);
    expect((await steps.latest()).status).toBe(404);
    expect(await db.shoppingList.count({ where: { householdId: kitchen.householdId } })).toBe(0);
  });

  it("completing a check records one job event that requests the rationales of its list", async () => {
    const { id: itemId } = await kitchen.addItem();
    const checkId = (await steps.start()).body.id;
    await steps.count(checkId, itemId, 0);
    const listId = (await steps.complete(checkId)).body.shoppingListId;
    const events = await db.jobEvent.findMany({
      where: { data: { path: ["listId"], equals: listId } },
    });
    expect(events.map(({ name, eventId }) => [name, eventId])).toEqual([
      ["shopping-list/generation.requested", `list:${listId}`],
    ]);
  });
});

describe("stockStatus of the latest check", () => {
  it("stockStatus of the latest check reflects its counts, not later changes or a running check", async () => {
    const [out, low, well, third] = [
      await kitchen.addItem({ desiredStock: 1 }),
      await kitchen.addItem({ desiredStock: 3 }),
      await kitchen.addItem({ desiredStock: 3 }),
      await kitchen.addItem({ desiredStock: 0.34 }),
    ];
    const checkId = (await steps.start()).body.id;
    await steps.count(checkId, out.id, 0);
    await steps.count(checkId, low.id, 2, { partialAmount: 0.667 });
    await steps.count(checkId, well.id, 3);
    await steps.count(checkId, third.id, 0, { partialAmount: 0.333 });
    await steps.complete(checkId);
    const found = { outOfStock: 1, lowStock: 2, wellStocked: 1 };
    expect((await steps.latest()).body.stockStatus).toEqual(found);

    await steps.setStock(out.id, { currentStock: 9 });
    await call(kitchen.admin, "DELETE", `/api/items/${well.id}`);
    const second = (await steps.start()).body.id;
    await steps.count(second, low.id, 0);
    expect((await steps.latest()).body.stockStatus).toEqual(found);
  });
});

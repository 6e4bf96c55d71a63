import { beforeEach, describe, expect, it } from "vitest";
import type { CheckChanges } from "@/lib/features/checks/model/dto";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "./check-steps";

let kitchen: Awaited<ReturnType<typeof createKitchen>>;
let steps: ReturnType<typeof stepsOf>;
/** Counted as 2½ in a completed check. */
let known: number;
/** Counted as 4 in it. */
let other: number;
/** Never counted. */
let fresh: number;
let checkId: number;

beforeEach(async () => {
  kitchen = await createKitchen();
  steps = stepsOf(kitchen.admin);
  known = (await kitchen.addItem({ desiredStock: 5 })).id;
  other = (await kitchen.addItem({ desiredStock: 5 })).id;
  const past = (await steps.start()).body.id;
  await steps.count(past, known, 2, { partialAmount: 0.5 });
  await steps.count(past, other, 4);
  await steps.complete(past);
  fresh = (await kitchen.addItem()).id;
  checkId = (await steps.start()).body.id;
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const codeOf = async (answer: ReturnType<typeof steps.assume>) => {
  const { status, body } = await answer;
  return [status, (body as unknown as { code: string }).code];
};

describe("POST /api/inventory-updates/{id}/assume", () => {
  it("gives the items entries with their recorded stock, marked as assumed", async () => {
    const { status, body } = await steps.assume(checkId, [other, known, known]);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        updateId: checkId,
        itemId: known,
        basis: "assumed",
        previousStock: 2,
        previousPartialAmount: 0.5,
        newStock: 2,
        partialAmount: 0.5,
        countedBy: kitchen.admin.username,
      },
      { itemId: other, basis: "assumed", newStock: 4 },
    ]);
    expect(await steps.counts(checkId)).toEqual(body);
  });

  it("changes neither the stock of an item nor the item's row", async () => {
    const before = await db.item.findUnique({ where: { id: known } });
    await steps.assume(checkId, [known]);
    expect(await db.item.findUnique({ where: { id: known } })).toEqual(before);
  });

  it("answers a repeat with the same entries", async () => {
    const first = await steps.assume(checkId, [known]);
    const repeat = await steps.assume(checkId, [known]);
    expect([repeat.status, repeat.text]).toEqual([200, first.text]);
  });

  it("leaves an item alone that has been counted meanwhile", async () => {
    const { body: count } = await steps.count(checkId, known, 7);
    expect((await steps.assume(checkId, [known, other])).body).toMatchObject([
      count,
      { itemId: other, basis: "assumed" },
    ]);
    expect(await steps.stock(known)).toEqual([7, 0]);
  });

  it("takes the stock that is recorded now, not the one that was counted then", async () => {
    await steps.setStock(known, { currentStock: 1, partialAmount: 0 });
    expect((await steps.assume(checkId, [known])).body).toMatchObject([
      { previousStock: 1, newStock: 1, partialAmount: 0 },
    ]);
  });

  it("lets a check complete, with a list from the recorded stock", async () => {
    await steps.count(checkId, fresh, 1);
    await steps.count(checkId, other, 5);
    await steps.assume(checkId, [known]);
    const { status, body } = await steps.complete(checkId);
    expect(status).toBe(200);
    const { items } = await steps.list(body.shoppingListId);
    expect(items.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[known, 3]]);
    expect((await steps.latest()).body.stockStatus).toEqual({
      outOfStock: 0,
      lowStock: 1,
      wellStocked: 2,
    });
    expect(await steps.counts(checkId)).toMatchObject([
      { itemId: known, basis: "assumed" },
      { itemId: other, basis: "counted" },
      { itemId: fresh, basis: "counted" },
    ]);
  });

  it("names the number of assumed entries of completed checks", async () => {
    await steps.count(checkId, fresh, 1);
    await steps.assume(checkId, [known, other]);
    expect((await steps.active()).body.assumedCount).toBeNull();
    await steps.complete(checkId);
    expect((await steps.latest()).body.assumedCount).toBe(2);
    expect((await steps.completed()).map(({ assumedCount }) => assumedCount)).toEqual([2, 0]);
    const path = `/api/inventory-updates/${checkId}/changes`;
    const { body } = await call<CheckChanges>(kitchen.admin, "GET", path);
    expect(body.check.assumedCount).toBe(2);
  });

  it("leaves the stock as it is when the check is cancelled", async () => {
    await steps.assume(checkId, [known]);
    await steps.cancel(checkId);
    expect(await steps.stock(known)).toEqual([2, 0.5]);
  });

  it("refuses items that were never counted, and makes no entry for the others", async () => {
    expect(await codeOf(steps.assume(checkId, [known, fresh]))).toEqual([409, "conflict"]);
    expect(await steps.counts(checkId)).toEqual([]);
  });

  it("does not take an assumed entry of an earlier check for a count", async () => {
    await db.inventoryItem.updateMany({ where: { itemId: known }, data: { basis: "assumed" } });
    expect(await codeOf(steps.assume(checkId, [known]))).toEqual([409, "conflict"]);
  });

  it("does not take the count of a cancelled check for one: its stock was put back", async () => {
    await steps.count(checkId, fresh, 3);
    await steps.cancel(checkId);
    const next = (await steps.start()).body.id;
    expect(await codeOf(steps.assume(next, [fresh]))).toEqual([409, "conflict"]);
  });

  it("refuses items of purged checks, as nothing is known of them any more", async () => {
    await call(kitchen.admin, "POST", "/api/data/purge", { inventoryUpdates: true });
    const next = (await steps.start()).body.id;
    expect(await codeOf(steps.assume(next, [known]))).toEqual([409, "conflict"]);
  });

  it("answers 404 for a foreign, deleted or missing item as for a missing check", async () => {
    const foreign = await createItem();
    await call(kitchen.admin, "DELETE", `/api/items/${other}`);
    for (const itemId of [foreign.id, other, 2_000_000_000])
      expect(await codeOf(steps.assume(checkId, [known, itemId]))).toEqual([404, "not_found"]);
    expect(await codeOf(steps.assume(2_000_000_000, [known]))).toEqual([404, "not_found"]);
    expect(await steps.counts(checkId)).toEqual([]);
  });

  it("answers 409 once the check is completed or cancelled", async () => {
    await steps.cancel(checkId);
    expect(await codeOf(steps.assume(checkId, [known]))).toEqual([409, "conflict"]);
    const next = (await steps.start()).body.id;
    for (const id of [known, other, fresh]) await steps.count(next, id, 1);
    await steps.complete(next);
    expect(await codeOf(steps.assume(next, [known]))).toEqual([409, "conflict"]);
  });
});

describe("a count of an item that was taken as recorded", () => {
  it("replaces the assumed entry", async () => {
    const [assumed] = (await steps.assume(checkId, [known])).body;
    const assistant = await createPerson({
      householdId: kitchen.householdId,
      role: "assistant",
    });
    const { body } = await stepsOf(assistant).count(checkId, known, 9);
    expect(body).toMatchObject({
      id: assumed?.id,
      basis: "counted",
      previousStock: 2,
      previousPartialAmount: 0.5,
      newStock: 9,
      countedBy: assistant.username,
    });
    expect(await steps.stock(known)).toEqual([9, 0]);
    await steps.cancel(checkId);
    expect(await steps.stock(known)).toEqual([2, 0.5]);
  });

  it("wins although the item was seen before the assumption, in either order of arrival", async () => {
    await steps.assume(checkId, [known]);
    const late = await steps.count(checkId, known, 9, { observedAt: ago(600) });
    expect(late.body).toMatchObject({ basis: "counted", newStock: 9 });
    expect(await steps.stock(known)).toEqual([9, 0]);

    await steps.count(checkId, other, 8, { observedAt: ago(600) });
    expect((await steps.assume(checkId, [other])).body).toMatchObject([
      { basis: "counted", newStock: 8 },
    ]);
    expect(await steps.stock(other)).toEqual([8, 0]);
  });

  it("still gives way to a later count", async () => {
    await steps.assume(checkId, [known]);
    await steps.count(checkId, known, 9, { observedAt: ago(10) });
    const early = await steps.count(checkId, known, 1, { observedAt: ago(60) });
    expect(early.body).toMatchObject({ basis: "counted", newStock: 9 });
    expect(await steps.stock(known)).toEqual([9, 0]);
  });
});

describe("GET /api/inventory-updates/{id}/assume", () => {
  it("names the items that a completed check has counted, whatever this check has of them", async () => {
    expect(await steps.assumable(checkId)).toEqual([known, other]);
    await steps.count(checkId, other, 1);
    await steps.assume(checkId, [known]);
    await steps.count(checkId, fresh, 1);
    expect(await steps.assumable(checkId)).toEqual([known, other]);
  });

  it("leaves out deleted items and those of other households", async () => {
    const elsewhere = await createKitchen();
    const theirs = stepsOf(elsewhere.admin);
    await elsewhere.addItem();
    const id = (await theirs.start()).body.id;
    expect(await theirs.assumable(id)).toEqual([]);
    await call(kitchen.admin, "DELETE", `/api/items/${other}`);
    expect(await steps.assumable(checkId)).toEqual([known]);
  });
});

describe("DELETE /api/inventory-updates/{id}/assume", () => {
  it("makes assumed items pending again and leaves counts alone", async () => {
    const { body: count } = await steps.count(checkId, other, 1);
    await steps.assume(checkId, [known]);
    const { status, text } = await steps.withdrawAssumed(checkId);
    expect([status, text]).toEqual([204, ""]);
    expect(await steps.counts(checkId)).toEqual([count]);
    expect(await steps.stock(known)).toEqual([2, 0.5]);
    expect((await steps.withdrawAssumed(checkId)).status).toBe(204);
    expect((await steps.complete(checkId)).status).toBe(409);
  });

  it("answers 409 once the check is completed", async () => {
    await steps.count(checkId, fresh, 1);
    await steps.assume(checkId, [known, other]);
    await steps.complete(checkId);
    expect((await steps.withdrawAssumed(checkId)).status).toBe(409);
    expect(await steps.counts(checkId)).toHaveLength(3);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { CheckChanges } from "@/lib/features/checks/model/dto";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "./check-steps";

let kitchen: Awaited<ReturnType<typeof createKitchen>>;
let steps: ReturnType<typeof stepsOf>;
/** Id of an item that a completed check has counted as 2½. */
let known: number;
/** Id of another item, which the same completed check has counted as 4. */
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
  it("creating assumed entries stores the recorded stock of the items, with the basis assumed", async () => {
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

  it("creating an assumed entry does not change the item's row in the database", async () => {
    const before = await db.item.findUnique({ where: { id: known } });
    await steps.assume(checkId, [known]);
    expect(await db.item.findUnique({ where: { id: known } })).toEqual(before);
  });

  it("a repeated call that creates an assumed entry for an item answers with the first entry", async () => {
    const first = await steps.assume(checkId, [known]);
    const repeat = await steps.assume(checkId, [known]);
    expect([repeat.status, repeat.text]).toEqual([200, first.text]);
  });

  it("creating an assumed entry for an item that this check has counted returns the count and changes nothing", async () => {
    const { body: count } = await steps.count(checkId, known, 7);
    expect((await steps.assume(checkId, [known, other])).body).toMatchObject([
      count,
      { itemId: other, basis: "assumed" },
    ]);
    expect(await steps.stock(known)).toEqual([7, 0]);
  });

  it("an assumed entry has the stock recorded now, not the stock of the last count", async () => {
    await steps.setStock(known, { currentStock: 1, partialAmount: 0 });
    expect((await steps.assume(checkId, [known])).body).toMatchObject([
      { previousStock: 1, newStock: 1, partialAmount: 0 },
    ]);
  });

  it("a check with an assumed entry can be completed, and its list is computed from the recorded stock", async () => {
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

  it("assumedCount is null for a running check and the number of assumed entries for a completed one", async () => {
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

  it("cancelling a check leaves the stock of an item with an assumed entry unchanged", async () => {
    await steps.assume(checkId, [known]);
    await steps.cancel(checkId);
    expect(await steps.stock(known)).toEqual([2, 0.5]);
  });

  it("creating assumed entries for items of which one was never counted answers 409 and creates no entry", async () => {
    expect(await codeOf(steps.assume(checkId, [known, fresh]))).toEqual([409, "conflict"]);
    expect(await steps.counts(checkId)).toEqual([]);
  });

  it("creating an assumed entry answers 409 for an item that has only assumed entries in earlier checks", async () => {
    await db.inventoryItem.updateMany({ where: { itemId: known }, data: { basis: "assumed" } });
    expect(await codeOf(steps.assume(checkId, [known]))).toEqual([409, "conflict"]);
  });

  it("creating an assumed entry answers 409 for an item that only a cancelled check has counted", async () => {
    await steps.count(checkId, fresh, 3);
    await steps.cancel(checkId);
    const next = (await steps.start()).body.id;
    expect(await codeOf(steps.assume(next, [fresh]))).toEqual([409, "conflict"]);
  });

  it("creating an assumed entry answers 409 for an item whose counts were all purged", async () => {
    await call(kitchen.admin, "POST", "/api/data/purge", { inventoryUpdates: true });
    const next = (await steps.start()).body.id;
    expect(await codeOf(steps.assume(next, [known]))).toEqual([409, "conflict"]);
  });

  it("creating an assumed entry answers 404 for a foreign, deleted or missing item, and in a missing check", async () => {
    const foreign = await createItem();
    await call(kitchen.admin, "DELETE", `/api/items/${other}`);
    for (const itemId of [foreign.id, other, 2_000_000_000])
      expect(await codeOf(steps.assume(checkId, [known, itemId]))).toEqual([404, "not_found"]);
    expect(await codeOf(steps.assume(2_000_000_000, [known]))).toEqual([404, "not_found"]);
    expect(await steps.counts(checkId)).toEqual([]);
  });

  it("creating an assumed entry in a completed or cancelled check answers 409", async () => {
    await steps.cancel(checkId);
    expect(await codeOf(steps.assume(checkId, [known]))).toEqual([409, "conflict"]);
    const next = (await steps.start()).body.id;
    for (const id of [known, other, fresh]) await steps.count(next, id, 1);
    await steps.complete(next);
    expect(await codeOf(steps.assume(next, [known]))).toEqual([409, "conflict"]);
  });
});

describe("a count of an item with an assumed entry", () => {
  it("a count replaces the assumed entry of its item", async () => {
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

  it("a count that was observed before an assumed entry was created replaces the entry, in either order of arrival", async () => {
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

  it("after a count has replaced an assumed entry, a count with an earlier observation does not overwrite it", async () => {
    await steps.assume(checkId, [known]);
    await steps.count(checkId, known, 9, { observedAt: ago(10) });
    const early = await steps.count(checkId, known, 1, { observedAt: ago(60) });
    expect(early.body).toMatchObject({ basis: "counted", newStock: 9 });
    expect(await steps.stock(known)).toEqual([9, 0]);
  });
});

describe("GET /api/inventory-updates/{id}/assume", () => {
  it("items that a completed check has counted can get an assumed entry, even if the running check has an entry of them", async () => {
    expect(await steps.assumable(checkId)).toEqual([known, other]);
    await steps.count(checkId, other, 1);
    await steps.assume(checkId, [known]);
    await steps.count(checkId, fresh, 1);
    expect(await steps.assumable(checkId)).toEqual([known, other]);
  });

  it("the items that can get an assumed entry exclude deleted items and items of other households", async () => {
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
  it("deleting the assumed entries of a check makes their items pending again and leaves counts unchanged", async () => {
    const { body: count } = await steps.count(checkId, other, 1);
    await steps.assume(checkId, [known]);
    const { status, text } = await steps.withdrawAssumed(checkId);
    expect([status, text]).toEqual([204, ""]);
    expect(await steps.counts(checkId)).toEqual([count]);
    expect(await steps.stock(known)).toEqual([2, 0.5]);
    expect((await steps.withdrawAssumed(checkId)).status).toBe(204);
    expect((await steps.complete(checkId)).status).toBe(409);
  });

  it("deleting the assumed entries of a completed check answers 409 and deletes none", async () => {
    await steps.count(checkId, fresh, 1);
    await steps.assume(checkId, [known, other]);
    await steps.complete(checkId);
    expect((await steps.withdrawAssumed(checkId)).status).toBe(409);
    expect(await steps.counts(checkId)).toHaveLength(3);
  });
});

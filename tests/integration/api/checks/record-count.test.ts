import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createCheck, createItem, createLocation } from "@/tests/support/factories";
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

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

describe("POST /api/inventory-items", () => {
  it("POST /api/inventory-items records a count with the previous stock and updates the item's stock", async () => {
    const { status, body } = await steps.count(checkId, itemId, 4, { partialAmount: 0.333 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      updateId: checkId,
      itemId,
      previousStock: 2,
      newStock: 4,
      partialAmount: 0.333,
      countedBy: kitchen.admin.username,
    });
    expect(await steps.stock(itemId)).toEqual([4, 0.333]);
    expect(await steps.counts(checkId)).toEqual([body]);
  });

  it("a count without a partial amount sets the partial amount to 0", async () => {
    expect((await steps.count(checkId, itemId, 4)).body.partialAmount).toBe(0);
    expect(await steps.stock(itemId)).toEqual([4, 0]);
  });

  it("counting an item again in one check updates its entry and keeps previousStock", async () => {
    const { householdId } = kitchen;
    const assistant = await createPerson({ householdId, role: "assistant" });
    const first = (await steps.count(checkId, itemId, 4)).body;
    const { status, body } = await stepsOf(assistant).count(checkId, itemId, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: first.id,
      previousStock: 2,
      newStock: 1,
      countedBy: assistant.username,
    });
    expect(await steps.counts(checkId)).toEqual([body]);
    expect(await steps.stock(itemId)).toEqual([1, 0]);
  });

  it("a count of the same amount by another person changes only the time of the observation of the entry", async () => {
    const { householdId } = kitchen;
    const person = await createPerson({ householdId, role: "assistant" });
    const assistant = stepsOf(person);
    const first = (await steps.count(checkId, itemId, 4, { observedAt: ago(30) })).body;
    const observedAt = ago(10);
    const again = await assistant.count(checkId, itemId, 4, { observedAt });
    expect(again.body).toEqual({ ...first, observedAt });
    const late = await assistant.count(checkId, itemId, 5, { observedAt: ago(20) });
    expect(late.body).toEqual({ ...first, observedAt });
    await db.item.update({ where: { id: itemId }, data: { currentStock: 9 } });
    const changed = await assistant.count(checkId, itemId, 4);
    expect(changed.body.countedBy).toBe(person.username);
    expect(await steps.stock(itemId)).toEqual([4, 0]);
  });

  it("a count with onlyIfPending is recorded for an item that is pending or assumed, and does not replace an earlier count", async () => {
    const { householdId } = kitchen;
    const person = await createPerson({ householdId, role: "assistant" });
    const assistant = stepsOf(person);
    const first = await steps.count(checkId, itemId, 2, {
      onlyIfPending: true,
      partialAmount: 0.5,
    });
    expect(first.body).toMatchObject({ newStock: 2, partialAmount: 0.5, basis: "counted" });
    const theirs = (await assistant.count(checkId, itemId, 1)).body;
    const late = await steps.count(checkId, itemId, 2, { onlyIfPending: true });
    expect(late.status).toBe(200);
    expect(late.body).toEqual(theirs);
    expect(await steps.stock(itemId)).toEqual([1, 0]);
    await db.inventoryItem.updateMany({
      where: { updateId: checkId },
      data: { basis: "assumed", observedAt: new Date(Date.now() + 60_000) },
    });
    const counted = await steps.count(checkId, itemId, 3, { onlyIfPending: true });
    expect(counted.body).toMatchObject({ newStock: 3, basis: "counted" });
    expect(await steps.stock(itemId)).toEqual([3, 0]);
  });

  it("POST /api/inventory-items ignores previousStock and countedBy in the body", async () => {
    const body = {
      updateId: checkId,
      itemId,
      newStock: 1,
      id: 1,
      previousStock: 9,
      countedById: 1,
    };
    const smuggled = { ...body, countedBy: "somebody", householdId: 1, observedAt: ago(0) };
    const answer = await call(kitchen.admin, "POST", "/api/inventory-items", smuggled);
    expect(answer.body).toMatchObject({ previousStock: 2, countedBy: kitchen.admin.username });
  });

  it("moving a counted item to another location leaves its count in the check", async () => {
    const { body } = await steps.count(checkId, itemId, 4);
    const other = await createLocation({ householdId: kitchen.householdId });
    await call(kitchen.admin, "PUT", `/api/items/${itemId}`, { locationId: other.id });
    expect(await steps.counts(checkId)).toEqual([body]);
    expect((await steps.complete(checkId)).status).toBe(200);
  });
});

describe("refused counts", () => {
  const answer = async (updateId: number, item: number) => {
    const { status, body } = await steps.count(updateId, item, 1);
    return [status, (body as unknown as { code: string }).code];
  };

  it("a count in a completed or cancelled check answers 409 and leaves the stock unchanged", async () => {
    await steps.count(checkId, itemId, 4);
    await steps.complete(checkId);
    expect(await answer(checkId, itemId)).toEqual([409, "conflict"]);
    const cancelled = (await steps.start()).body.id;
    await steps.cancel(cancelled);
    expect(await answer(cancelled, itemId)).toEqual([409, "conflict"]);
    expect(await steps.stock(itemId)).toEqual([4, 0]);
  });

  it("the refusal of a count in a cancelled check names who cancelled the check", async () => {
    const other = await createPerson({ householdId: kitchen.householdId, role: "assistant" });
    await stepsOf(other).cancel(checkId);
    const { body } = await steps.count(checkId, itemId, 1);
    expect(body).toMatchObject({ code: "conflict", cancelledBy: other.username });
    await db.user.delete({ where: { id: other.id } });
    const late = await steps.count(checkId, itemId, 1);
    expect(late.body).toMatchObject({ code: "conflict", cancelledBy: "Former member" });
  });

  it("a count of a foreign, deleted or missing item, or in a foreign or missing check, answers 404", async () => {
    const foreignItem = await createItem({ currentStock: 5 });
    const foreignCheck = await createCheck();
    const deleted = await createItem({ locationId: kitchen.locationId, isDeleted: true });
    const hiddenIn = await createLocation({ householdId: kitchen.householdId });
    const hidden = await createItem({ locationId: hiddenIn.id });
    await call(kitchen.admin, "DELETE", `/api/locations/${hiddenIn.id}`);
    for (const [update, item] of [
      [checkId, foreignItem.id],
      [checkId, deleted.id],
      [checkId, hidden.id],
      [checkId, 2_000_000_000],
      [foreignCheck.id, itemId],
      [foreignCheck.id, foreignItem.id],
      [2_000_000_000, itemId],
    ] as const)
      expect(await answer(update, item)).toEqual([404, "not_found"]);
    // Another household's item must be refused before the database write: PostgreSQL's error would cause
    // another response text.
    const { text } = await steps.count(checkId, foreignItem.id, 1);
    expect(text).toBe((await steps.count(checkId, 2_000_000_000, 1)).text);
    expect(await steps.counts(checkId)).toEqual([]);
    expect(await db.item.findUnique({ where: { id: foreignItem.id } })).toEqual(foreignItem);
    expect(await steps.stock(itemId)).toEqual([2, 0.5]);
  });
});

describe("observedAt of a count", () => {
  it("of two counts of an item the one with the later observation time is stored, in either order of arrival", async () => {
    const late = (await steps.count(checkId, itemId, 5, { observedAt: ago(10) })).body;
    const early = await steps.count(checkId, itemId, 9, { observedAt: ago(60) });
    expect(early.status).toBe(200);
    expect(early.body).toEqual(late);
    expect(await steps.stock(itemId)).toEqual([5, 0]);
    await steps.count(checkId, itemId, 7, { observedAt: ago(5) });
    expect(await steps.stock(itemId)).toEqual([7, 0]);
  });

  it("a count with an earlier observation does not overwrite a later change of the item's stock", async () => {
    await steps.count(checkId, itemId, 5, { observedAt: ago(10) });
    await call(kitchen.admin, "PUT", `/api/items/${itemId}`, { currentStock: 8 });
    expect((await steps.count(checkId, itemId, 9, { observedAt: ago(60) })).body.newStock).toBe(5);
    expect(await steps.stock(itemId)).toEqual([8, 0]);
  });

  it("a count without observedAt is observed at the time of its arrival", async () => {
    await steps.count(checkId, itemId, 5);
    await steps.count(checkId, itemId, 9, { observedAt: ago(1) });
    expect(await steps.stock(itemId)).toEqual([5, 0]);
  });

  it("a count with an observation time in the future does not prevent a later count", async () => {
    await steps.count(checkId, itemId, 5, { observedAt: "2999-01-01T00:00:00Z" });
    await sleep(5);
    await steps.count(checkId, itemId, 9);
    expect(await steps.stock(itemId)).toEqual([9, 0]);
  });

  it("observedAt of a count may have any time zone offset", async () => {
    const inKolkata = `${new Date(Date.now() + (330 - 1) * 60_000).toISOString().slice(0, 19)}+05:30`;
    await steps.count(checkId, itemId, 5, { observedAt: inKolkata });
    await steps.count(checkId, itemId, 9, { observedAt: ago(120) });
    expect(await steps.stock(itemId)).toEqual([5, 0]);
  });
});

describe("Idempotency-Key of a count", () => {
  const key = { "idempotency-key": "b2f7c0de-0001" };

  it("a repeated count with the same Idempotency-Key gets the first answer and changes nothing", async () => {
    const first = await steps.count(checkId, itemId, 5, {}, key);
    await steps.count(checkId, itemId, 7);
    const repeat = await steps.count(checkId, itemId, 5, {}, key);
    expect([repeat.status, repeat.text]).toEqual([first.status, first.text]);
    expect(await steps.stock(itemId)).toEqual([7, 0]);
  });

  it("a repeated count with the same Idempotency-Key gets the first answer after the check is completed", async () => {
    const first = await steps.count(checkId, itemId, 5, {}, key);
    await steps.complete(checkId);
    const repeat = await steps.count(checkId, itemId, 5, {}, key);
    expect([repeat.status, repeat.text]).toEqual([200, first.text]);
  });

  it("two people can use the same Idempotency-Key for different counts", async () => {
    await steps.count(checkId, itemId, 5, {}, key);
    const assistant = await createPerson({ householdId: kitchen.householdId, role: "assistant" });
    const { body } = await stepsOf(assistant).count(checkId, itemId, 8, {}, key);
    expect(body).toMatchObject({ newStock: 8, countedBy: assistant.username });
  });

  it("10 simultaneous counts with one Idempotency-Key get the same answer", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => steps.count(checkId, itemId, 5, {}, key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { rounds } from "@/tests/support/rounds";
import { createKitchen, stepsOf } from "../checks/check-steps";
import { expectInvariants, expectNoRow } from "../invariants";
import { atOnce, tally } from "./at-once";

let firstId: number;

beforeEach(async () => {
  const { _max } = await db.inventoryUpdate.aggregate({ _max: { id: true } });
  firstId = (_max.id ?? 0) + 1;
});

afterEach(async () => {
  await expectInvariants();
  await expectNoRow(
    "a completed check without its list",
    `select u.id from inventory_updates u left join shopping_lists l on l.update_id = u.id
    where u.id >= ${firstId} and u.status = 'completed' and l.id is null`,
  );
});

/** Creates a running check whose only item, with a desired stock of 2, is counted as 2. */
async function countedCheck() {
  const { admin, householdId, addItem } = await createKitchen();
  const assistant = await createPerson({ householdId, role: "assistant" });
  const { id: itemId } = await addItem({ desiredStock: 2, currentStock: 1 });
  const steps = stepsOf(admin);
  const checkId = (await steps.start()).body.id;
  await steps.count(checkId, itemId, 2);
  return { steps, other: stepsOf(assistant), itemId, checkId };
}

/** Starts `work` while the item's row is locked, and releases the lock once five queries wait for locks. */
async function whileHeld<T>(itemId: number, work: () => Promise<T[]>): Promise<T[]> {
  const begun = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM items WHERE id = ${itemId} FOR UPDATE`;
    const working = work();
    await vi.waitFor(async () => {
      const [found] = await db.$queryRaw<{ waiting: bigint }[]>`
        SELECT count(*) AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(found?.waiting).toBe(5n);
    }, 4_000);
    return { working };
  });
  return begun.working;
}

describe.each(rounds(3))("simultaneous calls in a check, round %i", () => {
  it("8 simultaneous starts create one check, and the refused starts answer 409 with the id of that check", async () => {
    const { admin, householdId } = await createKitchen();
    const assistant = await createPerson({ householdId, role: "assistant" });
    const answers = await atOnce(8, (index) =>
      stepsOf(index % 2 === 0 ? admin : assistant).start(),
    );
    expect(tally(answers)).toEqual({ 201: 1, 409: 7 });
    const started = answers.find(({ status }) => status === 201);
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ activeUpdateId: started?.body.id });
  });

  it("of 8 simultaneous completions of a check one answers 200 and the others 409", async () => {
    const { steps, other, checkId } = await countedCheck();
    const answers = await atOnce(8, (index) => (index % 2 === 0 ? steps : other).complete(checkId));
    expect(tally(answers)).toEqual({ 200: 1, 409: 7 });
  });

  it("8 simultaneous counts of one item create one entry, and the item has the stock of that entry", async () => {
    const { steps, other, itemId, checkId } = await countedCheck();
    const answers = await atOnce(8, (index) =>
      (index % 2 === 0 ? steps : other).count(checkId, itemId, index),
    );
    expect(tally(answers)).toEqual({ 200: 8 });
    const [entry] = await steps.counts(checkId);
    expect(entry).toMatchObject({ previousStock: 1 });
    expect(await steps.stock(itemId)).toEqual([entry?.newStock, entry?.partialAmount]);
  });

  it("of 8 simultaneous counts of one item the one with the latest observation time becomes the entry and the stock", async () => {
    const { admin, addItem } = await createKitchen();
    const { id: itemId } = await addItem({ currentStock: 1 });
    const steps = stepsOf(admin);
    const checkId = (await steps.start()).body.id;
    const seen = (index: number) => new Date(Date.now() - 60_000 + index * 1_000).toISOString();
    const answers = await atOnce(8, (index) =>
      steps.count(checkId, itemId, index, { observedAt: seen(index) }),
    );
    expect(tally(answers)).toEqual({ 200: 8 });
    for (const [index, { body }] of answers.entries()) {
      expect(body.newStock).toBeGreaterThanOrEqual(index);
    }
    expect(await steps.counts(checkId)).toMatchObject([{ previousStock: 1, newStock: 7 }]);
    expect(await steps.stock(itemId)).toEqual([7, 0]);
  });

  it("5 simultaneous counts with one idempotency key create one entry and get the same answer", async () => {
    const { admin, addItem } = await createKitchen();
    const { id: itemId } = await addItem({ currentStock: 1 });
    const steps = stepsOf(admin);
    const checkId = (await steps.start()).body.id;
    const key = { "idempotency-key": "one-tap" };
    const answers = await whileHeld(itemId, () =>
      atOnce(5, () => steps.count(checkId, itemId, 3, {}, key)),
    );
    expect(tally(answers)).toEqual({ 200: 5 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await steps.counts(checkId)).toEqual([answers[0]?.body]);
  });

  it("a count concurrent with the completion is either part of the shopping list or refused with 409", async () => {
    const { steps, other, itemId, checkId } = await countedCheck();
    const [counts, completion] = await Promise.all([
      atOnce(5, () => other.count(checkId, itemId, 0)),
      steps.complete(checkId),
    ]);
    expect(completion.status).toBe(200);
    const isCounted = counts.some(({ status }) => status === 200);
    const { items } = await steps.list(completion.body.shoppingListId);
    expect(await steps.stock(itemId)).toEqual([isCounted ? 0 : 2, 0]);
    expect(items.map(({ quantity }) => quantity)).toEqual(isCounted ? [2] : []);
    expect((await steps.latest()).body.stockStatus?.outOfStock).toBe(isCounted ? 1 : 0);
    for (const { status } of counts) expect([200, 409]).toContain(status);
  });

  it("a count concurrent with the cancellation of its check does not change the restored stock", async () => {
    const { steps, other, itemId, checkId } = await countedCheck();
    const [counts, cancellation] = await Promise.all([
      atOnce(5, (index) => other.count(checkId, itemId, 10 + index)),
      steps.cancel(checkId),
    ]);
    expect(cancellation.status).toBe(204);
    for (const { status } of counts) expect([200, 409]).toContain(status);
    expect(await steps.stock(itemId)).toEqual([1, 0]);
  });

  it("a count that is concurrent with an assumed entry of the same item replaces the entry", async () => {
    const { steps, other, itemId, checkId } = await countedCheck();
    await steps.complete(checkId);
    const next = (await steps.start()).body.id;
    const [counts, assumed] = await Promise.all([
      atOnce(4, () => other.count(next, itemId, 7)),
      atOnce(4, () => steps.assume(next, [itemId])),
    ]);
    expect(tally(counts)).toEqual({ 200: 4 });
    expect(tally(assumed)).toEqual({ 200: 4 });
    expect(await steps.counts(next)).toMatchObject([
      { basis: "counted", previousStock: 2, newStock: 7 },
    ]);
    expect(await steps.stock(itemId)).toEqual([7, 0]);
  });

  it("completing a check while its last assumed entry is created answers 200 only if the entry was created", async () => {
    const { steps, other, itemId, checkId } = await countedCheck();
    await steps.complete(checkId);
    const next = (await steps.start()).body.id;
    const [assumed, completion] = await Promise.all([
      other.assume(next, [itemId]),
      steps.complete(next),
    ]);
    expect([200, 409]).toContain(assumed.status);
    // A completed check has no pending items, so it must have the assumed entry.
    expect(completion.status === 200 ? assumed.status : 200).toBe(200);
    expect(await steps.stock(itemId)).toEqual([2, 0]);
  });

  it("of a simultaneous completion and cancellation of a check exactly one succeeds", async () => {
    const { steps, other, itemId, checkId } = await countedCheck();
    const [completion, cancellation] = await Promise.all([
      steps.complete(checkId),
      other.cancel(checkId),
    ]);
    const isCompleted = completion.status === 200;
    expect(cancellation.status === 204).toBe(!isCompleted);
    expect(completion.status).toBeLessThan(500);
    expect(cancellation.status).toBeLessThan(500);
    expect(await steps.stock(itemId)).toEqual([isCompleted ? 2 : 1, 0]);
  });
});

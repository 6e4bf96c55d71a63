import { beforeEach, describe, expect, it } from "vitest";
import type { ItemHistory } from "@/lib/features/stock/model/dto";
import { db } from "@/lib/server/db";
import type { Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "../checks/check-steps";
import { stockOf } from "./stock-steps";

const FIRST = "2026-01-01T08:00:00.000Z";
const SECOND = "2026-01-01T09:00:00.000Z";
const THIRD = "2026-01-01T10:00:00.000Z";

let admin: Person;
let locationId: number;
let id: number;

beforeEach(async () => {
  const kitchen = await createKitchen();
  ({ admin, locationId } = kitchen);
  id = (await kitchen.addItem({ desiredStock: 2.5 })).id;
});

const historyOf = (itemId = id) => call<ItemHistory>(admin, "GET", `/api/items/${itemId}/history`);

describe("GET /api/items/{id}/history", () => {
  it("an item without counts has the target and an empty history", async () => {
    const { status, body } = await historyOf();
    expect([status, body]).toEqual([200, { desiredStock: 2.5, counts: [], changes: [] }]);
  });

  it("the history of an item lists counts of checks and set amounts as counts, the oldest first", async () => {
    const steps = stepsOf(admin);
    const { body: check } = await steps.start();
    await steps.count(check.id, id, 1, { partialAmount: 0.5, observedAt: SECOND });
    await steps.complete(check.id);
    await stockOf(admin).set(id, 3, 0.333, { observedAt: THIRD });
    expect((await historyOf()).body.counts).toEqual([
      { at: SECOND, newStock: 1, partialAmount: 0.5 },
      { at: THIRD, newStock: 3, partialAmount: 0.333 },
    ]);
  });

  it("the history of an item contains uses, reversed uses, put-aways and take-backs in units, and no purchases", async () => {
    await stockOf(admin).set(id, 3, 0, { observedAt: FIRST });
    await stockOf(admin).use(id, { quantity: 2, observedAt: SECOND });
    const { householdId } = admin;
    await db.journalEntry.createMany({
      data: (["put_away", "taken_back", "use_reversed", "bought"] as const).map((kind) => ({
        householdId,
        itemId: id,
        kind,
        quantity: 150,
        observedAt: THIRD,
      })),
    });
    const { changes } = (await historyOf()).body;
    expect(changes.map(({ kind, quantity }) => `${kind} ${quantity}`).sort()).toEqual([
      "put_away 0.5",
      "taken_back 0.5",
      "use_reversed 0.5",
      "used 2",
    ]);
  });

  it("the history of an item contains no counts of a cancelled check and no assumed entries", async () => {
    const steps = stepsOf(admin);
    const { body: first } = await steps.start();
    await steps.count(first.id, id, 4);
    await steps.complete(first.id);
    const { body: assumed } = await steps.start();
    await steps.assume(assumed.id, [id]);
    await steps.complete(assumed.id);
    const { body: cancelled } = await steps.start();
    await steps.count(cancelled.id, id, 9);
    await steps.cancel(cancelled.id);
    expect((await historyOf()).body.counts.map(({ newStock }) => newStock)).toEqual([4]);
  });

  it("the history does not contain the entries of another item", async () => {
    const other = await createItem({ locationId });
    await stockOf(admin).set(other.id, 3);
    await stockOf(admin).use(other.id);
    const { body: check } = await stepsOf(admin).start();
    await stepsOf(admin).count(check.id, other.id, 4);
    expect((await historyOf()).body).toMatchObject({ counts: [], changes: [] });
  });

  it("the history of a deleted item answers 404", async () => {
    const { id: deletedId } = await createItem({ locationId, isDeleted: true });
    expect((await historyOf(deletedId)).status).toBe(404);
  });
});

import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { WHOLE } from "@/lib/core/amount";
import type { ItemHistory, ItemTrends } from "@/lib/features/stock/model/dto";
import { emptyFinds, usePerWeek } from "@/lib/features/stock/model/item-history";
import { db } from "@/lib/server/db";
import type {
  CountBasis,
  InventoryUpdateStatus,
  JournalKind,
} from "@/lib/server/generated/prisma/enums";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createCheck, createCount } from "@/tests/support/factories";
import { createKitchen } from "../checks/check-steps";

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

let home: Awaited<ReturnType<typeof createKitchen>>;
let itemId: number;

beforeEach(async () => {
  home = await createKitchen();
  itemId = (await home.addItem({ desiredStock: 4 })).id;
});

const trendsFor = (person: Person) => call<ItemTrends>(person, "GET", "/api/item-trends");
const trendsOfCheck = (updateId: number, person = home.admin) =>
  call<ItemTrends>(person, "GET", `/api/inventory-updates/${updateId}/trends`);

interface CountOptions {
  id?: number;
  status?: InventoryUpdateStatus;
  basis?: CountBasis;
  partialAmount?: number;
}

/** Creates a check with one count. Returns the id of the check. */
async function count(
  daysAgo: number,
  newStock: number,
  { id = itemId, status = "completed", basis = "counted", partialAmount = 0 }: CountOptions = {},
): Promise<number> {
  const observedAt = ago(daysAgo);
  const found = { completedAt: observedAt, outOfStock: 0, lowStock: 0, wellStocked: 1 };
  const { id: updateId } = await createCheck({
    householdId: home.householdId,
    status,
    ...(status === "completed" ? found : {}),
  });
  await createCount({ itemId: id, updateId, newStock, partialAmount, observedAt, basis });
  return updateId;
}

const record = (daysAgo: number, kind: JournalKind, units: number, id = itemId) =>
  db.journalEntry.create({
    data: {
      householdId: home.householdId,
      itemId: id,
      kind,
      quantity: units * WHOLE,
      observedAt: ago(daysAgo),
    },
  });

interface Event {
  daysAgo: number;
  kind: "count" | JournalKind;
  units: number;
}

/** Creates an item for each history. The counts of an item are in different checks, which the items share. */
async function recordAll(histories: readonly Event[][]): Promise<void> {
  const { householdId, locationId } = home;
  const totals = { outOfStock: 0, lowStock: 0, wellStocked: 1, completedAt: new Date() };
  const check = { householdId, status: "completed", ...totals } as const;
  const checks = await db.inventoryUpdate.createManyAndReturn({
    data: Array.from({ length: Math.max(...histories.map(({ length }) => length)) }, () => check),
  });
  const items = await db.item.createManyAndReturn({
    data: histories.map((_, index) => ({
      householdId,
      locationId,
      name: `Item ${index}`,
      unit: "can" as const,
    })),
  });
  const events = items.flatMap(({ id }, row) =>
    (histories[row] ?? []).map((event, index) => ({
      ...event,
      id,
      updateId: checks[index]?.id ?? 0,
    })),
  );
  await db.inventoryItem.createMany({
    data: events.flatMap(({ id, updateId, daysAgo, kind, units }) =>
      kind === "count"
        ? [
            {
              householdId,
              itemId: id,
              updateId,
              previousStock: 0,
              newStock: units,
              observedAt: ago(daysAgo),
            },
          ]
        : [],
    ),
  });
  await db.journalEntry.createMany({
    data: events.flatMap(({ id, daysAgo, kind, units }) =>
      kind === "count"
        ? []
        : [{ householdId, itemId: id, kind, quantity: units * WHOLE, observedAt: ago(daysAgo) }],
    ),
  });
}

describe("GET /api/item-trends", () => {
  it("a household without counts has no trends", async () => {
    const { status, body } = await trendsFor(home.admin);
    expect([status, body.items]).toEqual([200, []]);
  });

  it("the trend of an item has its counts, the time out until a purchase, and its use per week", async () => {
    await count(30, 4);
    await count(20, 0);
    await record(18, "put_away", 3);
    await count(10, 0, { partialAmount: 0.333 });
    const { body } = await trendsFor(home.admin);
    expect(body.items).toEqual([
      // The item was out for 2 of 30 days. 4 units were used in the first 10 days and 2⅔ in the last 10 days.
      {
        itemId,
        counted: 3,
        foundEmpty: 1,
        outShare: 0.067,
        usePerWeek: 2.333,
        amounts: [4, 0, 0.333],
      },
    ]);
  });

  it("an item that was found empty is out until it is counted again, or until now", async () => {
    await count(40, 0);
    await count(30, 2);
    await count(10, 0);
    expect((await trendsFor(home.admin)).body.items).toMatchObject([
      { foundEmpty: 2, outShare: 0.5 },
    ]);
  });

  it("the trend of an item contains a set amount as a count", async () => {
    await count(30, 4);
    await record(15, "set", 0);
    expect((await trendsFor(home.admin)).body.items).toMatchObject([
      { counted: 2, foundEmpty: 1, outShare: 0.5, amounts: [4, 0] },
    ]);
  });

  it("the time out and the use per week of an item are null below 14 days or 2 intervals between its counts", async () => {
    await count(13, 0);
    await count(1, 2);
    expect((await trendsFor(home.admin)).body.items).toMatchObject([
      { outShare: null, usePerWeek: null },
    ]);
  });

  it("the trend of an item lists only its latest 8 counts", async () => {
    for (let index = 0; index < 10; index += 1) await count(100 - index, index);
    const { items } = (await trendsFor(home.admin)).body;
    expect(items).toMatchObject([{ counted: 10, amounts: [2, 3, 4, 5, 6, 7, 8, 9] }]);
  });

  it("trends ignore assumed entries, cancelled checks, counts before the last year, deleted items and other households", async () => {
    await count(366, 0);
    await count(20, 0, { basis: "assumed" });
    await count(20, 0, { status: "cancelled" });
    const { id } = await home.addItem();
    await count(20, 0, { id });
    await db.item.update({ where: { id }, data: { isDeleted: true, deletedAt: new Date() } });
    expect((await trendsFor(home.admin)).body.items).toEqual([]);
    await count(20, 1);
    expect((await trendsFor(home.admin)).body.items).toMatchObject([{ itemId, counted: 1 }]);
    expect((await trendsFor(await createPerson())).body.items).toEqual([]);
  });

  it("the trend of an item has the same counts and use per week as the item's history, for random histories", async () => {
    const event = fc.record({
      daysAgo: fc.integer({ min: 1, max: 300 }),
      kind: fc.constantFrom<"count" | JournalKind>("count", "count", "count", "put_away", "used"),
      units: fc.integer({ min: 0, max: 3 }),
    });
    // Two counts at the same moment have no defined order.
    const history = fc.uniqueArray(event, { maxLength: 12, selector: ({ daysAgo }) => daysAgo });
    await recordAll(fc.sample(history, 25));
    const { items } = (await trendsFor(home.admin)).body;
    expect(items.length).toBeGreaterThan(10);
    for (const trend of items) {
      const path = `/api/items/${trend.itemId}/history`;
      const { body } = await call<ItemHistory>(home.admin, "GET", path);
      const { empty, counted } = emptyFinds(body);
      const use = usePerWeek(body, Date.now());
      expect(trend).toMatchObject({ counted, foundEmpty: empty });
      expect(trend.usePerWeek ?? -1).toBeCloseTo(use === null ? -1 : use / WHOLE, 2);
    }
  });
});

describe("GET /api/inventory-updates/{id}/trends", () => {
  it("the trends of a check contain no later counts, and contain items that were deleted since", async () => {
    await count(40, 3);
    const updateId = await count(20, 0);
    await count(10, 5);
    const { id: otherId } = await home.addItem();
    await count(30, 1, { id: otherId });
    await db.item.update({
      where: { id: itemId },
      data: { isDeleted: true, deletedAt: new Date() },
    });
    expect((await trendsOfCheck(updateId)).body.items).toMatchObject([
      { itemId, counted: 2, foundEmpty: 1, outShare: 0, amounts: [3, 0] },
    ]);
  });

  it("the trends of a check contain its own counts, even if they were observed after its completion", async () => {
    await count(40, 3);
    const updateId = await count(20, 0);
    await db.inventoryUpdate.update({ where: { id: updateId }, data: { completedAt: ago(20.01) } });
    expect((await trendsOfCheck(updateId)).body.items).toMatchObject([
      { itemId, counted: 2, foundEmpty: 1, outShare: 0, amounts: [3, 0] },
    ]);
  });

  it("the trends of a check that is not completed answer 404", async () => {
    const running = await count(1, 0, { status: "in_progress" });
    expect((await trendsOfCheck(running)).status).toBe(404);
  });
});

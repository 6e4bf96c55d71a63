import { beforeEach, describe, expect, it } from "vitest";
import type { Forecast } from "@/lib/features/forecast/model/dto";
import { findOutdatedForecasts } from "@/lib/features/forecast/server/steps/find-outdated-forecasts";
import { recomputeForecast } from "@/lib/features/forecast/server/steps/recompute-forecast";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { call } from "@/tests/support/call";
import { createCheck, createCount } from "@/tests/support/factories";
import { createKitchen } from "../checks/check-steps";

const DAY_MS = 86_400_000;
const daysAgo = (count: number) => new Date(Date.now() - count * DAY_MS);

let home: Awaited<ReturnType<typeof createKitchen>>;

beforeEach(async () => {
  home = await createKitchen();
});

const getForecast = async () => (await call<Forecast>(home.admin, "GET", "/api/forecast")).body;
const recompute = () => recomputeForecast(systemActor(home.householdId));

/** Creates weekly completed checks that have counted an item, the last one a day ago. */
async function countWeekly(
  itemId: number,
  amounts: readonly number[],
  basis: "counted" | "assumed" = "counted",
) {
  const { householdId } = home;
  for (const [index, newStock] of amounts.entries()) {
    const observedAt = daysAgo(1 + 7 * (amounts.length - 1 - index));
    const totals = { outOfStock: 0, lowStock: 0, wellStocked: 1 };
    const check = { householdId, status: "completed", completedAt: observedAt, ...totals } as const;
    const { id: updateId } = await createCheck(check);
    await createCount({ itemId, updateId, newStock, observedAt, basis });
  }
}

async function journal(
  itemId: number,
  kind: "bought" | "put_away" | "set",
  units: number,
  ago: number,
) {
  const { householdId } = home;
  const quantity = units * 300;
  const lineId = kind === "set" ? null : 1;
  return db.journalEntry.create({
    data: { householdId, itemId, lineId, kind, quantity, observedAt: daysAgo(ago) },
  });
}

describe("GET /api/forecast", () => {
  it("GET /api/forecast answers an empty forecast before the first computation", async () => {
    expect(await getForecast()).toEqual({
      computedAt: null,
      shoppingAt: null,
      items: [],
      accuracy: { expected: 0, found: 0 },
    });
  });

  it("GET /api/forecast answers the stored forecast of each counted item", async () => {
    const { id: fast } = await home.addItem({ desiredStock: 6 });
    const { id: fresh } = await home.addItem({ desiredStock: 6 });
    await home.addItem({ desiredStock: 6 });
    await countWeekly(fast, [6, 4, 2, 1]);
    await countWeekly(fresh, [6]);
    expect(await recompute()).toEqual({ items: 2 });
    const { items, computedAt, shoppingAt } = await getForecast();
    expect(computedAt && shoppingAt).toBeTruthy();
    expect(
      items.map(({ itemId, word, countsMissing }) => ({ itemId, word, countsMissing })),
    ).toEqual([
      { itemId: fast, word: "soon", countsMissing: 0 },
      { itemId: fresh, word: null, countsMissing: 2 },
    ]);
    const [soon] = items;
    expect(soon?.chance).toBeGreaterThan(0.25);
    expect(soon?.usePerDay).toBeGreaterThan(0.15);
  });

  it("GET /api/forecast answers the chance that a count would change the quantity on the next list", async () => {
    const { id: fast } = await home.addItem({ desiredStock: 6, currentStock: 6 });
    const { id: spare } = await home.addItem({ desiredStock: 6, reorderPoint: 1, currentStock: 6 });
    for (const id of [fast, spare]) await countWeekly(id, [6, 4, 6, 6]);
    await recompute();
    const chanceOf = async (id: number) =>
      (await getForecast()).items.find(({ itemId }) => itemId === id)?.lineChance ?? -1;
    expect(await chanceOf(spare)).toBeLessThan(0.01);
    const before = await chanceOf(fast);
    expect(before).toBeGreaterThan(0.05);
    expect(before).toBeLessThan(0.9);
    await journal(fast, "bought", 5, 0.5);
    await recompute();
    expect(await chanceOf(fast)).toBe(1);
  });

  it("the tick of a purchase lowers the chance that the item runs out, and its put-away does not lower it again", async () => {
    const { id: itemId } = await home.addItem({ desiredStock: 6 });
    await countWeekly(itemId, [6, 4, 2, 1]);
    const chance = async () => {
      await recompute();
      return (await getForecast()).items[0]?.chance ?? 0;
    };
    const before = await chance();
    await journal(itemId, "bought", 5, 0.5);
    const bought = await chance();
    expect(bought).toBeLessThan(before / 2);
    await journal(itemId, "put_away", 5, 0.5);
    expect(await chance()).toBeCloseTo(bought, 1);
  });

  it("an amount that somebody set counts as a count, and an assumed entry does not", async () => {
    const { id: itemId } = await home.addItem({ desiredStock: 6 });
    await countWeekly(itemId, [6, 5], "assumed");
    await recompute();
    expect((await getForecast()).items).toEqual([]);
    await journal(itemId, "set", 4, 0.2);
    await recompute();
    expect((await getForecast()).items).toMatchObject([{ itemId, countsMissing: 2 }]);
  });

  it("the forecast has no deleted items, no counts of cancelled checks and no passed dates", async () => {
    const { id: gone } = await home.addItem({ desiredStock: 6 });
    const { id: kept } = await home.addItem({ desiredStock: 20 });
    await countWeekly(gone, [6, 4]);
    await countWeekly(kept, [20, 18, 16, 14]);
    await recompute();
    expect(
      (await getForecast()).items.find(({ itemId }) => itemId === kept)?.goodUntil,
    ).toBeTruthy();
    await db.itemForecast.updateMany({ data: { goodUntil: daysAgo(1) } });
    await db.item.update({ where: { id: gone }, data: { isDeleted: true, deletedAt: new Date() } });
    expect((await getForecast()).items).toMatchObject([{ itemId: kept, goodUntil: null }]);

    await db.inventoryUpdate.updateMany({
      where: { householdId: home.householdId },
      data: {
        status: "cancelled",
        completedAt: null,
        outOfStock: null,
        lowStock: null,
        wellStocked: null,
      },
    });
    await recompute();
    expect((await getForecast()).items).toEqual([]);
  });

  it("a purge of the counts deletes the household's forecast", async () => {
    const { id: itemId } = await home.addItem({ desiredStock: 6 });
    await countWeekly(itemId, [6, 4]);
    await recompute();
    await call(home.admin, "POST", "/api/data/purge", { inventoryItems: true });
    expect(await getForecast()).toMatchObject({ computedAt: null, items: [] });
  });
});

describe("the search for outdated forecasts", () => {
  // The limit is high because the database also contains the households of other tests.
  const isOutdated = async () =>
    (await findOutdatedForecasts(1_000_000)).includes(home.householdId);

  it("a household with a completed check has an outdated forecast until the first computation", async () => {
    expect(await isOutdated()).toBe(false);
    const { id: itemId } = await home.addItem();
    await countWeekly(itemId, [6]);
    expect(await isOutdated()).toBe(true);
    await recompute();
    expect(await isOutdated()).toBe(false);
  });

  it("a forecast is outdated after a journal entry, a completed check or a day", async () => {
    const { id: itemId } = await home.addItem();
    await countWeekly(itemId, [6]);
    await recompute();
    await journal(itemId, "bought", 1, 0);
    expect(await isOutdated()).toBe(true);
    await recompute();
    expect(await isOutdated()).toBe(false);

    await db.inventoryUpdate.updateMany({
      where: { householdId: home.householdId },
      data: { completedAt: new Date(Date.now() + 1_000) },
    });
    expect(await isOutdated()).toBe(true);

    await db.inventoryUpdate.updateMany({
      where: { householdId: home.householdId },
      data: { completedAt: daysAgo(1) },
    });
    expect(await isOutdated()).toBe(false);
    await db.householdForecast.updateMany({ data: { computedAt: daysAgo(1.1) } });
    expect(await isOutdated()).toBe(true);
  });
});

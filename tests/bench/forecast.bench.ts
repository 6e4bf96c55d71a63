import { test } from "@playwright/test";
import { recomputeForecast } from "@/lib/features/forecast/server/steps/recompute-forecast";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { createHome, fillRoom } from "@/tests/e2e/support/household";
import { median, record } from "./record";
import { timeOf } from "./two-servers";

const ITEMS = 500;
const CHECKS = 52;
const ROUNDS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

test("Computing and storing the forecast of a household with 500 items and a year of weekly checks", async () => {
  const home = await createHome();
  await fillRoom(home, ITEMS);
  await countWeekly(home.householdId);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await timeOf(() => recomputeForecast(systemActor(home.householdId))));
  }
  record("with the database, 26,000 counts", `${median(times).toFixed(0)} ms (at most 200)`);
});

/** Creates completed checks, the latest one today, in each of which every item was counted. */
async function countWeekly(householdId: number): Promise<void> {
  const items = await db.item.findMany({ where: { householdId }, select: { id: true } });
  for (let index = 0; index < CHECKS; index += 1) {
    const observedAt = new Date(Date.now() - (CHECKS - 1 - index) * 7 * DAY_MS);
    const check = { householdId, status: "completed", completedAt: observedAt } as const;
    const totals = { outOfStock: 0, lowStock: 0, wellStocked: ITEMS };
    const { id: updateId } = await db.inventoryUpdate.create({ data: { ...check, ...totals } });
    await db.inventoryItem.createMany({
      data: items.map(({ id: itemId }, place) => ({
        householdId,
        updateId,
        itemId,
        previousStock: 0,
        newStock: (place + index * 3) % 5,
        observedAt,
        updatedAt: observedAt,
      })),
    });
  }
}

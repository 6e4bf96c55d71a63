import "server-only";
import { now } from "@/lib/core/clock";
import type { SystemActor } from "@/lib/policy/actor";
import { db, transaction, type Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import type { ItemForecast } from "../../model/dto";
import { forecastHousehold } from "../../model/forecast-household";
import { readHistory } from "../read-history";

/**
 * Computes the forecast of a household from its counts and purchases, and replaces the stored one. Repeating it is
 * harmless.
 * @returns the number of items with a forecast
 */
export async function recomputeForecast(actor: SystemActor): Promise<{ items: number }> {
  const { householdId } = actor;
  const computedAt = now();
  // The last entry is read before the history. An entry that is written in between therefore causes another
  // computation.
  const last = await db.journalEntry.findFirst({
    where: { householdId },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  const history = await readHistory(householdId);
  const { items, shoppingAt, accuracy } = forecastHousehold(history, computedAt.getTime());
  return transaction(async (tx) => {
    // Locks the household against its deletion.
    const present = await tx.$queryRaw<object[]>`
      SELECT id FROM households WHERE id = ${householdId} FOR KEY SHARE`;
    if (present.length === 0) return { items: 0 };
    const stored = { ...accuracy, computedAt, shoppingAt, lastEntryId: last?.id ?? 0 };
    await tx.householdForecast.upsert({
      where: { householdId },
      create: { householdId, ...stored },
      update: stored,
    });
    await replaceItems(tx, householdId, items);
    await announce(tx, actor, { kind: "forecast", ids: [] });
    return { items: items.length };
  });
}

/** Replaces the forecasts of the items. Items whose rows were removed during the computation get none. */
async function replaceItems(tx: Tx, householdId: number, items: readonly ItemForecast[]) {
  await tx.$executeRaw`DELETE FROM item_forecasts WHERE household_id = ${householdId}`;
  await tx.$executeRaw`
    INSERT INTO item_forecasts
      (household_id, item_id, word, good_until, chance, use_per_day, counts_missing, line_chance)
    SELECT items.household_id, items.id, word, "goodUntil", chance, "usePerDay", "countsMissing", "lineChance"
    FROM json_to_recordset(${JSON.stringify(items)}::json) AS computed
      ("itemId" int, word text, "goodUntil" timestamptz, chance float8, "usePerDay" float8, "countsMissing" int,
      "lineChance" float8)
    JOIN items ON items.id = "itemId" AND items.household_id = ${householdId}`;
}

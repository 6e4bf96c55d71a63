import "server-only";
import { now } from "@/lib/core/clock";
import { read } from "@/lib/policy/operation";
import { runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { Forecast, ItemForecast } from "../model/dto";

interface Row {
  computedAt: Date;
  shoppingAt: Date;
  expected: number;
  found: number;
  items: ItemForecast[];
}

/** Returns the stored forecast of the household. It is empty before the first computation. */
export const getForecast = read("household:view", async ({ householdId }): Promise<Forecast> => {
  const [row] = await runStatement<Row>("forecast", selectForecast(householdId));
  return {
    computedAt: row?.computedAt.toISOString() ?? null,
    shoppingAt: row?.shoppingAt.toISOString() ?? null,
    items: (row?.items ?? []).map((item) => ({ ...item, goodUntil: futureOf(item.goodUntil) })),
    accuracy: { expected: row?.expected ?? 0, found: row?.found ?? 0 },
  };
});

/** Returns a moment of the forecast in ISO 8601; null if the moment is in the past by now. */
function futureOf(moment: string | null): string | null {
  if (moment === null) return null;
  const date = new Date(moment);
  return date < now() ? null : date.toISOString();
}

function selectForecast(householdId: number): Prisma.Sql {
  return Prisma.sql`
    SELECT computed_at AS "computedAt", shopping_at AS "shoppingAt", expected, found,
      (SELECT coalesce(json_agg(json_build_object(
          'itemId', item_id, 'word', word, 'goodUntil', good_until, 'chance', chance,
          'usePerDay', use_per_day, 'countsMissing', counts_missing,
          'lineChance', line_chance) ORDER BY item_id), '[]')
        FROM item_forecasts JOIN items ON items.id = item_forecasts.item_id
        WHERE item_forecasts.household_id = household_forecasts.household_id AND NOT items.is_deleted) AS items
    FROM household_forecasts WHERE household_id = ${householdId}`;
}

import "server-only";
import { stockAmount, WHOLE } from "@/lib/core/amount";
import { runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { HouseholdHistory } from "../model/forecast-household";
import type { Count } from "../model/history";
import type { Listed } from "../model/line-chance";
import { type PurchaseEntry, purchasesOf } from "../model/purchases";

/** Days of history that a forecast uses. After two years, the weight of a count or purchase is below one thousandth. */
const LEARNED_DAYS = 730;

/** A count as an array instead of an object: property names would be most of the JSON that PostgreSQL sends. */
type Counted = [at: number, newStock: number, partialAmount: number, isAssumed: boolean];

interface Row {
  itemId: number;
  desired: number;
  listed: Listed;
  counted: Counted[] | null;
  sets: { at: number; quantity: number }[] | null;
  entries: PurchaseEntry[] | null;
}

/** Returns the counts and purchases of the household's items, in two statements. Cancelled checks are left out. */
export async function readHistory(householdId: number): Promise<HouseholdHistory> {
  const since = Prisma.sql`now() - ${LEARNED_DAYS} * interval '1 day'`;
  const rows = await runStatement<Row>("forecast-history", selectItems(householdId, since));
  const [tripRow] = await runStatement<{ trips: number[] | null }>(
    "forecast-trips",
    Prisma.sql`
      SELECT json_agg(at ORDER BY at) AS trips FROM (
        SELECT DISTINCT ${millisecondsOf(Prisma.sql`observed_at`)} AS at FROM journal_entries
        WHERE household_id = ${householdId} AND kind = 'bought' AND observed_at > ${since}
      ) AS ticks`,
  );
  return { items: rows.map(toItem), trips: tripRow?.trips ?? [] };
}

function selectItems(householdId: number, since: Prisma.Sql): Prisma.Sql {
  const at = millisecondsOf(Prisma.sql`observed_at`);
  return Prisma.sql`
    SELECT items.id AS "itemId", items.desired_stock AS desired,
      json_build_object('currentStock', current_stock, 'partialAmount', partial_amount,
        'desiredStock', desired_stock, 'reorderPoint', reorder_point, 'packSize', pack_size) AS listed,
      (SELECT json_agg(
          json_build_array(${at}, new_stock, partial_amount, basis = 'assumed') ORDER BY observed_at)
        FROM inventory_items AS entry
        JOIN inventory_updates ON inventory_updates.id = entry.update_id
        WHERE entry.item_id = items.id AND entry.household_id = items.household_id
          AND inventory_updates.status <> 'cancelled' AND observed_at > ${since}) AS counted,
      (SELECT json_agg(json_build_object('at', ${at}, 'quantity', quantity) ORDER BY observed_at)
        FROM journal_entries
        WHERE item_id = items.id AND household_id = items.household_id
          AND kind = 'set' AND observed_at > ${since}) AS sets,
      (SELECT json_agg(json_build_object(
          'thing', CASE WHEN line_id IS NULL THEN 'addition ' || addition_id ELSE 'line ' || line_id END,
          'kind', kind, 'quantity', quantity, 'at', ${at}) ORDER BY id)
        FROM journal_entries
        WHERE item_id = items.id AND household_id = items.household_id
          AND kind IN ('bought', 'reversed', 'put_away', 'taken_back')
          AND observed_at > ${since}) AS entries
    FROM items
    WHERE household_id = ${householdId} AND NOT is_deleted AND desired_stock > 0
    ORDER BY id`;
}

const millisecondsOf = (moment: Prisma.Sql) =>
  Prisma.sql`floor(extract(epoch FROM ${moment}) * 1000)::float8`;

function toItem({
  itemId,
  desired,
  listed,
  counted,
  sets,
  entries,
}: Row): HouseholdHistory["items"][number] {
  const counts: Count[] = [
    ...(counted ?? []).map(([at, newStock, partialAmount, isAssumed]) => ({
      at,
      amount: stockAmount(newStock, partialAmount) / WHOLE,
      isAssumed,
    })),
    ...(sets ?? []).map(({ at, quantity }) => ({ at, amount: quantity / WHOLE })),
  ].sort((one, other) => one.at - other.at);
  return { itemId, listed, history: { desired, counts, purchases: purchasesOf(entries ?? []) } };
}

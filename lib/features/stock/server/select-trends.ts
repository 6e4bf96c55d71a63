import "server-only";
import { WHOLE } from "@/lib/core/amount";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { LEAST_DAYS, LEAST_INTERVALS } from "../model/item-history";

const SECONDS_PER_DAY = 24 * 60 * 60;

/** The largest number of counts in a small chart. */
const MOST_AMOUNTS = 8;

interface Period {
  householdId: number;
  from: Date;
  until: Date;
}

/**
 * Selects the trends of the household's items in a period by the rules of `usePerWeek` and `emptyFinds`. An item is out
 * from a count of 0 until the next count, or until a purchase is put away. Assumed entries and counts of cancelled
 * checks are left out, because nobody has seen the stock.
 *
 * `of` is a condition about `items`.
 */
export function selectTrends({ householdId, from, until }: Period, of: Prisma.Sql): Prisma.Sql {
  const inOrder = Prisma.sql`PARTITION BY item_id ORDER BY at, is_count DESC`;
  return Prisma.sql`
    WITH event AS (
      SELECT counted.item_id, counted.observed_at AS at, true AS is_count,
        counted.new_stock * ${WHOLE}::int + round(counted.partial_amount * ${WHOLE}::int)::int AS amount
      FROM inventory_updates
      JOIN inventory_items AS counted ON counted.update_id = inventory_updates.id
      WHERE inventory_updates.household_id = ${householdId}
        AND inventory_updates.status <> 'cancelled' AND counted.basis = 'counted'
        AND counted.observed_at > ${from} AND counted.observed_at <= ${until}
      UNION ALL
      SELECT item_id, coalesce(observed_at, created_at), kind = 'set',
        CASE kind WHEN 'taken_back' THEN -quantity ELSE quantity END
      FROM journal_entries
      WHERE household_id = ${householdId} AND item_id IS NOT NULL
        AND kind IN ('set', 'put_away', 'taken_back')
        AND coalesce(observed_at, created_at) > ${from}
        AND coalesce(observed_at, created_at) <= ${until}
    ), placed AS (
      SELECT *,
        coalesce(sum(amount) FILTER (WHERE NOT is_count) OVER (${inOrder}), 0) AS bought_before,
        min(at) FILTER (WHERE is_count OR amount > 0)
          OVER (${inOrder} ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS refilled_at
      FROM event
    ), count AS (
      SELECT item_id, at, amount,
        extract(epoch FROM lead(at) OVER next - at) / ${SECONDS_PER_DAY}::int AS days,
        amount + lead(bought_before) OVER next - bought_before - lead(amount) OVER next AS used,
        CASE amount WHEN 0
          THEN extract(epoch FROM coalesce(refilled_at, ${until}) - at) / ${SECONDS_PER_DAY}::int
          ELSE 0 END AS days_out
      FROM placed WHERE is_count
      WINDOW next AS (PARTITION BY item_id ORDER BY at)
    ), trend AS (
      SELECT item_id, count(*)::int AS counted,
        (count(*) FILTER (WHERE amount = 0))::int AS found_empty,
        sum(days_out) AS days_out,
        extract(epoch FROM ${until} - min(at)) / ${SECONDS_PER_DAY}::int AS days_known,
        sum(used) FILTER (WHERE used >= 0) AS used,
        sum(days) FILTER (WHERE used >= 0) AS days,
        count(used) FILTER (WHERE used >= 0) AS intervals,
        (array_agg(amount ORDER BY at DESC))[1:${MOST_AMOUNTS}::int] AS latest
      FROM count GROUP BY item_id
    )
    SELECT item_id AS "itemId", counted, found_empty AS "foundEmpty",
      (CASE WHEN days_known >= ${LEAST_DAYS}::int THEN days_out / days_known END)::float8 AS "outShare",
      (CASE WHEN intervals >= ${LEAST_INTERVALS}::int AND days >= ${LEAST_DAYS}::int
        THEN used * 7 / days END)::float8 AS "usePerWeek",
      latest
    FROM trend JOIN items ON items.id = trend.item_id AND items.household_id = ${householdId}
    WHERE ${of}
    ORDER BY item_id`;
}

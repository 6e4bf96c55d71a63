import "server-only";
import { stockAmount } from "@/lib/core/amount";
import { read } from "@/lib/policy/operation";
import { runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { TargetSuggestion } from "../model/dto";
import { CONSIDERED_COUNTS, type CountSummary, suggestTarget } from "../model/suggest-target";

interface Row extends Omit<CountSummary, "lowest"> {
  itemId: number;
  lowestWhole: number;
  lowestPartial: number;
  dismissed: TargetSuggestion["kind"][];
}

/**
 * Returns the suggested targets of the household's items, without dismissed ones. Only counts of completed checks since
 * the last change of the target are considered. Assumed entries are left out, because nobody has seen the stock.
 */
export const listTargetSuggestions = read(
  "household:view",
  async ({ householdId }): Promise<TargetSuggestion[]> => {
    const rows = await runStatement<Row>("target-suggestions", selectSummaries(householdId));
    return rows.flatMap(({ dismissed, lowestWhole, lowestPartial, ...row }) => {
      const summary = { ...row, lowest: stockAmount(lowestWhole, lowestPartial) };
      const change = suggestTarget(summary);
      return change && !dismissed.includes(change.kind) ? [{ ...summary, ...change }] : [];
    });
  },
);

function selectSummaries(householdId: number): Prisma.Sql {
  return Prisma.sql`
    SELECT items.id AS "itemId", items.desired_stock AS "desiredStock", latest.*,
      ARRAY(SELECT kind::text FROM dismissed_target_suggestions AS dismissed
        WHERE dismissed.item_id = items.id AND dismissed.household_id = items.household_id) AS dismissed
    FROM items JOIN LATERAL (
      SELECT count(*)::int AS counts,
        (count(*) FILTER (WHERE new_stock = 0 AND partial_amount = 0))::int AS "emptyCounts",
        (array_agg(new_stock ORDER BY new_stock, partial_amount))[1] AS "lowestWhole",
        (array_agg(partial_amount ORDER BY new_stock, partial_amount))[1] AS "lowestPartial",
        floor(extract(epoch FROM max(observed_at) - min(observed_at)) / 86400)::int AS days
      FROM (
        SELECT entry.new_stock, entry.partial_amount, entry.observed_at
        FROM inventory_items AS entry
        JOIN inventory_updates ON inventory_updates.id = entry.update_id
        WHERE entry.item_id = items.id AND entry.household_id = items.household_id
          AND entry.basis = 'counted' AND inventory_updates.status = 'completed'
          AND (items.desired_stock_set_at IS NULL OR entry.observed_at > items.desired_stock_set_at)
        ORDER BY entry.observed_at DESC LIMIT ${CONSIDERED_COUNTS}
      ) AS counted
    ) AS latest ON latest.counts > 0
    WHERE items.household_id = ${householdId} AND NOT items.is_deleted
    ORDER BY items.id`;
}

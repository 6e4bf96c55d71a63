import "server-only";
import { now } from "@/lib/core/clock";
import { inEveryTab, type Shopper } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { keyOf } from "./key-of";
import { packsForSql } from "./packs-for";

/**
 * Turns open texts into additions of the item that has their name by now, because the item was created or renamed since.
 * Of two open additions of one item the older one stays, with the larger quantity. The caller has locked the household's
 * row (NO KEY UPDATE).
 * @param keptId the addition that stays of two, because the caller changes it
 */
export async function identifyTexts(tx: Tx, actor: Shopper, keptId = 0): Promise<void> {
  const { householdId } = actor;
  const identified = await tx.$queryRaw<{ id: number }[]>`
    WITH texts AS (
      SELECT id, ${keyOf("shopping_additions.name")} AS key FROM shopping_additions
      WHERE household_id = ${householdId} AND item_id IS NULL AND removed_at IS NULL AND NOT purchased
    ), names AS (
      SELECT id, ${keyOf("items.name")} AS key FROM items
      WHERE household_id = ${householdId} AND NOT is_deleted AND EXISTS (SELECT FROM texts)
      UNION
      SELECT id, ${keyOf("items.supermarket_item_name")} FROM items
      WHERE household_id = ${householdId} AND NOT is_deleted AND EXISTS (SELECT FROM texts)
    ), named AS (
      SELECT texts.id, min(names.id) AS item_id FROM texts JOIN names USING (key)
      GROUP BY texts.id HAVING count(*) = 1
    )
    UPDATE shopping_additions SET item_id = named.item_id
    FROM named WHERE shopping_additions.id = named.id RETURNING shopping_additions.id`;
  if (identified.length === 0) return;
  await tx.$executeRaw`
    WITH open AS (
      SELECT id, max(quantity * pack_size) OVER same AS units,
        row_number() OVER (PARTITION BY item_id ORDER BY id = ${keptId} DESC, id) AS place
      FROM shopping_additions
      WHERE household_id = ${householdId} AND item_id IS NOT NULL AND removed_at IS NULL AND NOT purchased
      WINDOW same AS (PARTITION BY item_id)
    )
    UPDATE shopping_additions SET quantity = ${packsForSql("open.units", "shopping_additions.pack_size")},
      removed_at = CASE WHEN open.place > 1 THEN ${now()}::timestamptz END
    FROM open WHERE shopping_additions.id = open.id`;
  // The tab of the person refetches them too: the answer does not contain them.
  const ids = identified.map(({ id }) => id);
  await announce(tx, inEveryTab(actor), { kind: "additions", ids });
}

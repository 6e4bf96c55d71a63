import "server-only";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";

interface Restored {
  householdId: number;
  updateId: number;
  /** The only item whose stock is restored; undefined for all counted items of the check. */
  itemId?: number;
}

/**
 * Restores the stock of counted items and the time of their last count to the values before the check, unless
 * the stock was changed outside the check since it was counted. Counts that the previous release wrote have
 * no time of an earlier count: a stock above 0 then gets the time at which the item was created.
 */
export async function restoreStock(
  tx: Tx,
  { householdId, updateId, itemId }: Restored,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE items
    SET current_stock = counted.previous_stock,
        partial_amount = counted.previous_partial_amount,
        last_counted_at = coalesce(
          counted.previous_counted_at,
          CASE
            WHEN counted.previous_stock > 0 OR counted.previous_partial_amount > 0
            THEN items.created_at
          END
        ),
        updated_at = now()
    FROM inventory_items AS counted
    WHERE counted.update_id = ${updateId}
      ${itemId === undefined ? Prisma.empty : Prisma.sql`AND counted.item_id = ${itemId}`}
      AND items.id = counted.item_id
      AND items.household_id = ${householdId}
      AND items.current_stock = counted.new_stock
      AND items.partial_amount = counted.partial_amount`;
}

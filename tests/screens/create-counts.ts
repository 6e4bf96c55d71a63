import { db } from "@/lib/server/db";

/** Creates the entries of the first items of a running check. */
export async function createCounts(
  householdId: number,
  updateId: number,
  userId: number,
  items: readonly { id: number }[],
) {
  const observedAt = new Date();
  await db.inventoryItem.createMany({
    data: items.map(({ id }, index) => ({
      householdId,
      updateId,
      itemId: id,
      previousStock: 2,
      newStock: index % 4,
      partialAmount: index % 5 === 4 ? 0.5 : 0,
      basis: index % 9 === 8 ? ("assumed" as const) : ("counted" as const),
      observedAt,
      countedById: userId,
    })),
  });
}

/** Sets the stock of items to the counts of a running check, and its assumed entries to the stock of their items. */
export async function recordStock(updateId: number): Promise<void> {
  await db.$executeRaw`
    UPDATE inventory_items AS entry SET
      previous_stock = items.current_stock, previous_partial_amount = items.partial_amount,
      previous_counted_at = items.last_counted_at,
      new_stock = CASE entry.basis WHEN 'assumed' THEN items.current_stock ELSE entry.new_stock END,
      partial_amount = CASE entry.basis WHEN 'assumed' THEN items.partial_amount ELSE entry.partial_amount END
    FROM items WHERE items.id = entry.item_id AND entry.update_id = ${updateId}`;
  await db.$executeRaw`
    UPDATE items SET current_stock = entry.new_stock, partial_amount = entry.partial_amount,
      last_counted_at = entry.observed_at
    FROM inventory_items AS entry
    WHERE entry.item_id = items.id AND entry.update_id = ${updateId} AND entry.basis = 'counted'`;
}

import "server-only";
import type { Tx } from "@/lib/server/db";

interface Items {
  householdId: number;
  ids: number[];
}

/**
 * Gives items the last places on the shelves of their locations. Among themselves they keep the order of the items
 * screen: by location, then by place.
 */
async function appendToShelf(tx: Tx, { householdId, ids }: Items): Promise<void> {
  await tx.$executeRaw`
    UPDATE items SET shelf_order = appended.place
    FROM (
      SELECT id, nextval('items_shelf_order_seq') AS place FROM (
        SELECT items.id FROM items
        JOIN locations ON locations.household_id = items.household_id AND locations.id = location_id
        WHERE items.household_id = ${householdId} AND items.id = ANY(${ids})
        ORDER BY locations."order", locations.id, shelf_order, items.id
      ) AS ordered
    ) AS appended
    WHERE items.id = appended.id`;
}

interface Moves {
  householdId: number;
  moves: readonly { id: number; locationId?: number | undefined }[];
}

/**
 * Gives the last places on the shelf to those items that will get another location. Call it before the items get their
 * new locations.
 */
export async function appendMovedToShelf(tx: Tx, { householdId, moves }: Moves): Promise<void> {
  const targets = new Map(
    moves.flatMap(({ id, locationId }) => (locationId === undefined ? [] : [[id, locationId]])),
  );
  if (targets.size === 0) return;
  const found = await tx.item.findMany({
    where: { householdId, isDeleted: false, id: { in: [...targets.keys()] } },
    select: { id: true, locationId: true },
  });
  const moved = found.filter(({ id, locationId }) => targets.get(id) !== locationId);
  if (moved.length > 0) await appendToShelf(tx, { householdId, ids: moved.map(({ id }) => id) });
}

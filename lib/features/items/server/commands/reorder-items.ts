import "server-only";
import { AppError } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { type Item, toItem } from "../../model/dto";
import type { ReorderItems } from "../../model/schema";
import { lockLocation } from "../lock-location";
import { itemColumns } from "../reads";

type Input = ReorderItems & { locationId: number };

/**
 * Sets the order of the shelf of a location, and returns its items in this order. Simultaneous calls run one after the
 * other, so the order of the last one stays.
 * @throws {AppError} `not_found` when the household has no such location; `invalid_input` unless the ids are exactly
 * the live items of the location.
 */
export const reorderItems = command(
  "inventory:edit",
  async (actor, { locationId, items }: Input): Promise<Item[]> => {
    const { householdId } = actor;
    return authorizedTransaction(
      actor,
      async (tx) => {
        await lockLocation(tx, { householdId, id: locationId });
        const live = await lockItems(tx, { householdId, locationId });
        const ids = items.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
        const wanted = new Set(ids);
        const isComplete =
          wanted.size === ids.length &&
          wanted.size === live.length &&
          live.every(({ id }) => wanted.has(id));
        if (!isComplete) {
          throw new AppError(
            "invalid_input",
            "The order must name every item of the location exactly once.",
          );
        }
        // `updated_at` does not change, because it is the time of the last change of the item's description or stock.
        await tx.$executeRaw`
          UPDATE items SET shelf_order = wanted.place - 1
          FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted (id, place)
          WHERE items.id = wanted.id AND household_id = ${householdId}`;
        if (ids.length > 0) await announce(tx, actor, { kind: "items", ids });
        const rows = await tx.item.findMany({
          where: { householdId, locationId, isDeleted: false },
          orderBy: [{ shelfOrder: "asc" }, { id: "asc" }],
          select: itemColumns,
        });
        return rows.map(toItem);
      },
      // Without this lock, an item could be added or restored after the live items were read.
      { householdLock: "NO KEY UPDATE" },
    );
  },
);

/** Locks the live items of a location in the order of their ids, so that none is moved elsewhere meanwhile. */
function lockItems(
  tx: Tx,
  { householdId, locationId }: { householdId: number; locationId: number },
): Promise<{ id: number }[]> {
  return tx.$queryRaw`
    SELECT id FROM items
    WHERE household_id = ${householdId} AND location_id = ${locationId} AND NOT is_deleted
    ORDER BY id FOR NO KEY UPDATE`;
}

import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { ItemChange } from "../../model/schema";
import { appendMovedToShelf } from "../append-to-shelf";
import { lockLocation } from "../lock-location";

/**
 * Changes location, desired stock and unit of several items, all or none. If the input contains an item twice, the last
 * change of the item is applied.
 * @throws {AppError} `not_found` when one of them is not a live item of the household, or a new location is not a live
 * one of the household.
 */
export const updateItems = command(
  "inventory:edit",
  async (actor, input: { items: ItemChange[] }): Promise<{ updated: number }> => {
    const { householdId } = actor;
    const changes = [...new Map(input.items.map((item) => [item.id, item])).values()];
    const locationIds = new Set(
      changes.flatMap(({ locationId }) => (locationId === undefined ? [] : [locationId])),
    );
    const ids = changes.map(({ id }) => id);
    await authorizedTransaction(
      actor,
      async (tx) => {
        for (const id of locationIds) await lockLocation(tx, { householdId, id });
        await appendMovedToShelf(tx, { householdId, moves: changes });
        const updated = await tx.$executeRaw`
          UPDATE items SET
            location_id = coalesce(change."locationId", items.location_id),
            desired_stock = coalesce(change."desiredStock", items.desired_stock),
            unit = coalesce(change.unit::item_unit, items.unit),
            updated_at = ${now()}
          FROM json_to_recordset(${JSON.stringify(changes)}::json)
            AS change (id int, "locationId" int, "desiredStock" float, unit text)
          WHERE items.id = change.id AND items.household_id = ${householdId} AND NOT items.is_deleted`;
        if (updated !== ids.length) throw notFound("Item");
        await announce(tx, actor, { kind: "items", ids });
      },
      // Changes, deletions and restores of the same items must not lock them in different orders.
      { householdLock: "NO KEY UPDATE" },
    );
    return { updated: ids.length };
  },
);

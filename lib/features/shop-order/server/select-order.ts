import "server-only";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { ShopOrder } from "../model/dto";
import { orderOfShop, type OrderSource } from "../model/order";

/** The number of ticks from which the order is learned, the latest ones: those of about 100 trips. */
const MAX_TICKS = 3_000;

/**
 * Selects what the order of the shop of a household is derived from, in one row. Leaves out ticks without the time of a
 * device, which earlier releases recorded, and ticks of texts that are no items.
 */
export function selectOrderSource(householdId: number): Prisma.Sql {
  return Prisma.sql`
    SELECT
      (SELECT coalesce(json_agg(found), '[]') FROM (
        SELECT items.id, items.location_id AS "locationId" FROM items
        JOIN locations ON locations.id = items.location_id
        WHERE items.household_id = ${householdId} AND NOT items.is_deleted
        ORDER BY locations."order", locations.id, items.id) AS found) AS items,
      (SELECT coalesce(json_agg(found), '[]') FROM (
        SELECT id, item_id AS "itemId", kind, user_id AS "userId", observed_at AS at,
          CASE WHEN line_id IS NULL THEN 'addition ' || addition_id ELSE 'line ' || line_id END AS thing
        FROM journal_entries
        WHERE household_id = ${householdId} AND kind IN ('bought', 'reversed')
          AND item_id IS NOT NULL AND observed_at IS NOT NULL
        ORDER BY id DESC LIMIT ${MAX_TICKS}) AS found) AS ticks,
      (SELECT coalesce(json_agg(found), '[]') FROM (
        SELECT item_id AS "itemId", beside_id AS "besideId", is_after AS "isAfter" FROM shop_moves
        WHERE household_id = ${householdId} ORDER BY id) AS found) AS moves`;
}

/** Returns the response object for the row of `selectOrderSource`. */
export function toShopOrder(row: OrderSource | undefined): ShopOrder {
  return orderOfShop(row ?? { items: [], ticks: [], moves: [] });
}

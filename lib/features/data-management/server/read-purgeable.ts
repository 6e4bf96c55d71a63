import "server-only";
import { read } from "@/lib/policy/operation";
import { db } from "@/lib/server/db";
import type { Purgeable } from "../model/dto";

/** Counts the rows of the household that a purge can delete, and its items, which a purge never deletes. */
export const readPurgeable = read("data:purge", async (actor): Promise<Purgeable> => {
  const { householdId } = actor;
  const [counts] = await db.$queryRaw<[Purgeable]>`
    SELECT
      (SELECT count(*)::int FROM inventory_updates
        WHERE household_id = ${householdId}) AS "inventoryUpdates",
      (SELECT count(*)::int FROM inventory_items
        WHERE household_id = ${householdId}) AS "inventoryItems",
      (SELECT count(*)::int FROM shopping_lists
        WHERE household_id = ${householdId}) AS "shoppingLists",
      (SELECT count(*)::int FROM shopping_list_items
        WHERE household_id = ${householdId}) AS "shoppingListItems",
      (SELECT count(*)::int FROM items
        WHERE household_id = ${householdId} AND NOT is_deleted) AS "items"`;
  return counts;
});

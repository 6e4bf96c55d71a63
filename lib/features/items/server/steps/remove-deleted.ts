import "server-only";
import { discardUnusedPhotos } from "@/lib/features/photos/server/discard-photos";
import { lockPhotos } from "@/lib/features/photos/server/lock-photos";
import { db, transaction } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { restorableSince } from "../restorable";

/** Timeout of one DELETE statement in milliseconds. It covers all households, so the default is too short. */
const TIMEOUT_MS = 60_000;

/** A condition for rows that can no longer be restored. Rows that an old release deleted have no `deleted_at`. */
const isFinal = (before: Date) =>
  Prisma.sql`is_deleted AND coalesce(deleted_at, updated_at) <= ${before}`;

/**
 * Discards the photos of deleted items and locations of all households that can no longer be restored.
 * Removes their rows unless a check, list, addition, purchase or item refers to them. For the daily cleanup.
 * @returns the number of discarded photos, removed items and removed locations
 */
export async function removeDeleted(): Promise<Record<"photos" | "items" | "locations", number>> {
  const isGone = isFinal(restorableSince());
  const photos = await discardPhotosOfDeleted(isGone);
  // `transaction` runs a statement again that PostgreSQL aborted because of a deadlock.
  const items = await transaction(
    (tx) => tx.$executeRaw`
      DELETE FROM items
      WHERE ${isGone}
        AND NOT EXISTS (SELECT FROM inventory_items WHERE item_id = items.id)
        AND NOT EXISTS (SELECT FROM shopping_list_items WHERE item_id = items.id)
        AND NOT EXISTS (SELECT FROM journal_entries WHERE item_id = items.id)
        AND NOT EXISTS (SELECT FROM shopping_additions WHERE item_id = items.id)`,
    { timeout: TIMEOUT_MS },
  );
  const locations = await transaction(
    (tx) => tx.$executeRaw`
      DELETE FROM locations
      WHERE ${isGone}
        AND NOT EXISTS (SELECT FROM items WHERE items.household_id = locations.household_id AND location_id = locations.id)`,
    { timeout: TIMEOUT_MS },
  );
  return { photos, items, locations };
}

async function discardPhotosOfDeleted(isGone: Prisma.Sql): Promise<number> {
  const tables = [Prisma.sql`items`, Prisma.sql`locations`];
  let count = 0;
  for (const table of tables) {
    const households = await db.$queryRaw<{ id: number }[]>`
      SELECT DISTINCT household_id AS id FROM ${table} WHERE photo IS NOT NULL AND ${isGone}`;
    for (const { id: householdId } of households) {
      const discarded = await transaction(async (tx) => {
        await lockPhotos(tx, householdId);
        const rows = await tx.$queryRaw<{ photo: string }[]>`
          WITH gone AS (
            SELECT id, photo FROM ${table}
            WHERE household_id = ${householdId} AND photo IS NOT NULL AND ${isGone} FOR UPDATE)
          UPDATE ${table} AS deleted SET photo = NULL FROM gone
          WHERE deleted.id = gone.id RETURNING gone.photo`;
        const objectKeys = rows.map(({ photo }) => photo);
        return discardUnusedPhotos(tx, { householdId, objectKeys });
      });
      count += discarded.length;
    }
  }
  return count;
}

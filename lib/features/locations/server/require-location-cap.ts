import "server-only";
import { AppError } from "@/lib/core/errors";
import { DELETED_PER_PLACE, explainCap } from "@/lib/features/households/model/rules";
import { householdCaps } from "@/lib/features/households/server/reads";
import type { Tx } from "@/lib/server/db";

interface Adding {
  householdId: number;
  /** How many locations the call would add. */
  adding: number;
}

/**
 * Checks that the household may add so many locations. Requires the lock on the household's row, so that two calls
 * cannot both use the last place. Deleted locations do not count; the oldest of too many are removed.
 * @throws {AppError} `conflict` with a sentence that names the cap.
 */
export async function requireLocationCap(tx: Tx, input: Adding): Promise<void> {
  const { deleted } = await requireLocationRoom(tx, input);
  const most = DELETED_PER_PLACE * householdCaps().maxLocations;
  if (deleted > most) await removeOldest(tx, { householdId: input.householdId, most });
}

/**
 * Checks the cap as `requireLocationCap` and removes nothing, for a restore. Returns the number of deleted locations.
 * @throws {AppError} `conflict` with a sentence that names the cap.
 */
export async function requireLocationRoom(
  tx: Tx,
  { householdId, adding }: Adding,
): Promise<{ deleted: number }> {
  const { maxLocations: max } = householdCaps();
  const [count] = await tx.$queryRaw<{ live: number; deleted: number }[]>`
    SELECT count(*) FILTER (WHERE NOT is_deleted)::int AS live,
      count(*) FILTER (WHERE is_deleted)::int AS deleted
    FROM locations WHERE household_id = ${householdId}`;
  const { live, deleted } = count ?? { live: 0, deleted: 0 };
  const problem = explainCap({ what: "locations", max, has: live, adding });
  if (problem !== null) throw new AppError("conflict", problem);
  return { deleted };
}

/**
 * Removes all but the `most` latest deleted locations, except those that contain an item. Without this, creating and
 * deleting in a loop would fill the table.
 */
async function removeOldest(
  tx: Tx,
  { householdId, most }: { householdId: number; most: number },
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM locations
    WHERE household_id = ${householdId} AND is_deleted
      AND id IN (
        SELECT id FROM locations WHERE household_id = ${householdId} AND is_deleted
        ORDER BY deleted_at DESC NULLS LAST, id DESC OFFSET ${most})
      AND NOT EXISTS (SELECT FROM items WHERE items.household_id = locations.household_id AND location_id = locations.id)`;
}

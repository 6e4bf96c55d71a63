import "server-only";
import { AppError } from "@/lib/core/errors";
import { explainCap } from "@/lib/features/households/model/rules";
import { householdCaps } from "@/lib/features/households/server/reads";
import type { Tx } from "@/lib/server/db";

/**
 * Checks that the household may add so many locations. Requires the lock on the household's row, so that two calls
 * cannot both use the last place. Deleted locations do not count.
 * @throws {AppError} `conflict` with a sentence that names the cap.
 */
export async function requireLocationCap(
  tx: Tx,
  { householdId, adding }: { householdId: number; adding: number },
): Promise<void> {
  const { maxLocations: max } = householdCaps();
  const [count] = await tx.$queryRaw<{ live: number; deleted: number }[]>`
    SELECT count(*) FILTER (WHERE NOT is_deleted)::int AS live,
      count(*) FILTER (WHERE is_deleted)::int AS deleted
    FROM locations WHERE household_id = ${householdId}`;
  const { live, deleted } = count ?? { live: 0, deleted: 0 };
  const problem = explainCap({ what: "locations", max, has: live, adding });
  if (problem !== null) throw new AppError("conflict", problem);
  if (deleted > max) await removeDeletedLocations(tx, householdId);
}

/**
 * Removes rows of deleted locations that nothing refers to. Without this, creating and deleting in a loop would
 * fill the table.
 */
async function removeDeletedLocations(tx: Tx, householdId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM locations
    WHERE household_id = ${householdId} AND is_deleted
      AND NOT EXISTS (SELECT FROM items WHERE items.household_id = locations.household_id AND location_id = locations.id)`;
}

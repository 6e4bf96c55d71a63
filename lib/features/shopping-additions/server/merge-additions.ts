import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import type { Tx } from "@/lib/server/db";

/**
 * Removes the additions `ids` from the list, because they were merged into the addition `keptId`. Pending writes of
 * devices about them then change the kept addition. The same applies to additions that were merged into one of `ids`
 * earlier.
 */
export async function mergeInto(
  tx: Tx,
  householdId: number,
  { keptId, ids }: { keptId: number; ids: readonly number[] },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE shopping_additions
    SET merged_into_id = ${keptId}, line_id = NULL, removed_at = coalesce(removed_at, ${now()}::timestamptz)
    WHERE household_id = ${householdId} AND (id = ANY(${ids}) OR merged_into_id = ANY(${ids}))`;
}

/**
 * Returns the id of an addition, or of the addition that it was merged into. A merged addition that is on the
 * list keeps its own id: a process of an earlier release, which does not know of merges, has put it back.
 * @throws {AppError} `not_found`
 */
export async function keptAddition(tx: Tx, householdId: number, id: number): Promise<number> {
  const addition = await tx.shoppingAddition.findFirst({
    where: { id, householdId },
    select: { removedAt: true, mergedIntoId: true },
  });
  if (!addition) throw notFound("Addition");
  return addition.removedAt === null ? id : (addition.mergedIntoId ?? id);
}

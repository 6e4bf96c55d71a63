import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { transaction } from "@/lib/server/db";

/**
 * Hides locations, and their items with them: all or none.
 * @throws {AppError} `not_found` when one of them is not a live location of the household.
 */
export async function deleteLocations(
  actor: Actor,
  input: { ids: number[] },
): Promise<{ deleted: number }> {
  requirePermission(actor, "inventory:edit");
  const { householdId } = actor;
  const ids = [...new Set(input.ids)];
  return transaction(async (tx) => {
    const { count } = await tx.location.updateMany({
      where: { id: { in: ids }, householdId, isDeleted: false },
      data: { isDeleted: true },
    });
    if (count !== ids.length) throw notFound("Location");
    await tx.item.updateMany({
      where: { locationId: { in: ids }, householdId, isDeleted: false },
      data: { isDeleted: true },
    });
    return { deleted: count };
  });
}

import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { transaction } from "@/lib/server/db";

/**
 * Hides items: all or none.
 * @throws {AppError} `not_found` when one of them is not a live item of the household.
 */
export async function deleteItems(
  actor: Actor,
  input: { ids: number[] },
): Promise<{ deleted: number }> {
  requirePermission(actor, "inventory:edit");
  const ids = [...new Set(input.ids)];
  return transaction(async (tx) => {
    const { count } = await tx.item.updateMany({
      where: { id: { in: ids }, householdId: actor.householdId, isDeleted: false },
      data: { isDeleted: true },
    });
    if (count !== ids.length) throw notFound("Item");
    return { deleted: count };
  });
}

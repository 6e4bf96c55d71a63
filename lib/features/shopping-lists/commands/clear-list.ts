import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { transaction } from "@/lib/server/db";
import { announce } from "@/lib/server/live/announce";
import type { Line } from "../dto";

/**
 * Removes every line of a list; the list itself stays, empty.
 * @throws {AppError} `not_found`
 */
export async function clearList(actor: Actor, input: { id: number }): Promise<{ items: Line[] }> {
  requirePermission(actor, "list:clear");
  const { householdId } = actor;
  await transaction(async (tx) => {
    const list = await tx.shoppingList.findFirst({
      where: { id: input.id, householdId },
      select: { id: true },
    });
    if (!list) throw notFound("Shopping list");
    await tx.shoppingListItem.deleteMany({ where: { listId: list.id, householdId } });
    await announce(tx, actor, { kind: "list", ids: [list.id] });
  });
  return { items: [] };
}

import "server-only";
import type { SystemActor } from "@/lib/policy/actor";
import { transaction } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";

/**
 * Marks a list whose generation failed in all its retries as failed. A ready list is not changed.
 */
export async function markListFailed(actor: SystemActor, input: { listId: number }): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.shoppingList.updateMany({
      where: { id: input.listId, householdId: actor.householdId, status: "generating" },
      data: { status: "error" },
    });
    if (count > 0) await announce(tx, actor, { kind: "list", ids: [input.listId] });
  });
}

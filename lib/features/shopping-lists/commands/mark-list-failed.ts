import type { SystemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";

/** Says that a list's generation could not finish after all its retries. A list that is ready stays so. */
export async function markListFailed(actor: SystemActor, input: { listId: number }): Promise<void> {
  await db.shoppingList.updateMany({
    where: { id: input.listId, householdId: actor.householdId, status: "generating" },
    data: { status: "error" },
  });
}

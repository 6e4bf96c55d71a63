import "server-only";
import { inEveryTab, type Shopper } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";

/**
 * Puts a removed line back on its list, because a person has ticked it on a device that had not received the removal.
 */
export async function putBackBought(tx: Tx, actor: Shopper, id: number): Promise<void> {
  const [restored] = await tx.shoppingListItem.updateManyAndReturn({
    where: { id, householdId: actor.householdId, removedAt: { not: null } },
    data: { removedAt: null, removedById: null },
    select: { listId: true },
  });
  // The tab of the person refetches the list too: the line may be gone from its cache.
  if (restored) {
    await announce(tx, inEveryTab(actor), { kind: "list", ids: [restored.listId] });
  }
}

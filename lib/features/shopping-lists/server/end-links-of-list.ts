import "server-only";
import type { UserActor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";

/** Ends the shopping links of a list that is being cleared. */
export async function endLinksOfList(tx: Tx, actor: UserActor, listId: number): Promise<void> {
  const { householdId } = actor;
  const ended = await tx.shoppingLink.deleteMany({ where: { householdId, listId } });
  if (ended.count > 0) await announce(tx, actor, { kind: "shoppingLinks", ids: [] });
}

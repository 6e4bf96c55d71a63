import { now } from "@/lib/core/clock";
import type { ChangeKind, RealtimeChange } from "@/lib/core/realtime-change";
import type { Actor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";

/** PostgreSQL refuses notifications of 8,000 bytes or more. A notification with this many ids is smaller. */
const MAX_IDS = 400;

type NewChange = {
  [Kind in ChangeKind]: Pick<RealtimeChange<Kind>, "kind" | "ids" | "detail">;
}[ChangeKind];

/**
 * Announces a change to every device of the household. PostgreSQL notifies every process at the commit, and none
 * after a rollback.
 */
export async function announce(tx: Tx, actor: Actor, change: NewChange): Promise<void> {
  const announced = JSON.stringify(changeBy(actor, change));
  await tx.$executeRaw`SELECT announce_change(${actor.householdId}, ${announced}::jsonb)`;
}

/** Returns a change by an actor, as the SQL function `announce_change` takes it. */
export function changeBy(actor: Actor, change: NewChange): RealtimeChange {
  const isPerson = actor.kind === "user";
  return {
    ...change,
    ids: change.ids.length > MAX_IDS ? [] : change.ids,
    by: isPerson ? { userId: actor.userId, username: actor.username } : null,
    tab: isPerson ? (actor.tab ?? null) : null,
    at: now().toISOString(),
  };
}

/**
 * Makes every process check at once who in the household may still receive changes. Call it in every transaction
 * that ends a session or changes a role.
 */
export async function announceRevocation(tx: Tx, householdId: number): Promise<void> {
  await tx.$executeRaw`SELECT announce_change(${householdId}, NULL)`;
}

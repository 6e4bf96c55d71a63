import { now } from "@/lib/core/clock";
import type { ChangeKind, RealtimeChange } from "@/lib/core/realtime-change";
import type { Actor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { type Announcement, CHANNEL } from "./announcement";

/** PostgreSQL refuses notifications of 8,000 bytes; with this many ids the rest still fits. */
const MAX_IDS = 400;

type NewChange = {
  [Kind in ChangeKind]: Pick<RealtimeChange<Kind>, "kind" | "ids" | "detail">;
}[ChangeKind];

/**
 * Announces a change to every device of the household. PostgreSQL notifies every process at the commit, and none
 * after a rollback.
 */
export async function announce(tx: Tx, actor: Actor, change: NewChange): Promise<void> {
  await notify(tx, announcementOf(actor, change));
}

/** Returns the announcement of a change by an actor. */
export function announcementOf(actor: Actor, change: NewChange): Announcement {
  const isPerson = actor.kind === "user";
  return {
    householdId: actor.householdId,
    change: {
      ...change,
      ids: change.ids.length > MAX_IDS ? [] : change.ids,
      by: isPerson ? { userId: actor.userId, username: actor.username } : null,
      tab: isPerson ? (actor.tab ?? null) : null,
      at: now().toISOString(),
    },
  };
}

/**
 * Makes every process check at once who in the household may still receive changes. Call it with everything that ends
 * a session or changes a role.
 */
export async function announceRevocation(tx: Tx, householdId: number): Promise<void> {
  await notify(tx, { householdId, change: null });
}

async function notify(tx: Tx, announcement: Announcement): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`;
}

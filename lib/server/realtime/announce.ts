import { now } from "@/lib/core/clock";
import type { RealtimeChange } from "@/lib/core/realtime-change";
import type { Actor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { type Announcement, CHANNEL } from "./announcement";

/** PostgreSQL refuses a notification of 8,000 bytes; this many ids leave room for all the rest. */
const MAX_IDS = 400;

type NewChange = Pick<RealtimeChange, "kind" | "ids" | "detail">;

/**
 * Tells every device of the household what changes with this transaction: PostgreSQL delivers it at the
 * commit, to every process, and never if the transaction is rolled back.
 */
export async function announce(tx: Tx, actor: Actor, change: NewChange): Promise<void> {
  await notify(tx, announcementOf(actor, change));
}

/** What is told of a change that an actor makes now. */
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
 * Has every process look at once who in the household may still listen. To be called with whatever ends
 * a session or changes what a person may do.
 */
export async function announceRevocation(tx: Tx, householdId: number): Promise<void> {
  await notify(tx, { householdId, change: null });
}

async function notify(tx: Tx, announcement: Announcement): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`;
}

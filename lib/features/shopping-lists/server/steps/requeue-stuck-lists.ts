import "server-only";
import { now } from "@/lib/core/clock";
import { db, transaction } from "@/lib/server/db";
import { requestRationales } from "../request-rationales";

const STUCK_AFTER_MS = 5 * 60 * 1000;
const BATCH = 100;

interface StuckList {
  id: number;
  householdId: number;
  requests: number;
}

/**
 * Requests the rationales again for lists of any household that are still `generating` five minutes after the
 * last request. A list that another run is working on is not harmed: all writes check its status.
 */
export async function requeueStuckLists(): Promise<{ requeued: number }> {
  const before = new Date(now().getTime() - STUCK_AFTER_MS);
  const stuck = await db.$queryRaw<StuckList[]>`
    select list.id, list.household_id as "householdId", count(event.id)::int as requests
    from shopping_lists list left join outbox_events event
      on event.event_id = 'list:' || list.id or event.event_id like 'list:' || list.id || ':%'
    where list.status = 'generating' group by list.id
    having coalesce(max(event.created_at), list.created_at) < ${before}
    order by list.id limit ${BATCH}`;
  await transaction(async (tx) => {
    for (const { id, householdId, requests } of stuck) {
      const attempt = `again:${requests}`;
      await requestRationales(tx, { householdId, listId: id, attempt });
    }
  });
  return { requeued: stuck.length };
}

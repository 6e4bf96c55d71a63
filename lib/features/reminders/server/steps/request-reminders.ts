import "server-only";
import { now } from "@/lib/core/clock";
import { db, transaction } from "@/lib/server/db";
import { recordEvent } from "@/lib/server/job-events";
import { dayOf, reminderKey } from "../../model/rules";
import { dueUsers, recentReminders } from "../due";

/** The event for one person's reminder. */
const REMINDER_REQUESTED = "reminder/requested";

const BATCH = 100;

/**
 * Records an event for everybody in any household who is due a reminder today. Each event starts a run of its
 * own, so a failed mail does not delay the others.
 */
export async function requestReminders(): Promise<{ requested: number }> {
  const day = dayOf(now());
  const due = await db.user.findMany({
    where: { ...dueUsers(now()), reminderLogs: { none: recentReminders(day) } },
    orderBy: { id: "asc" },
    select: { id: true, householdId: true },
  });
  for (let start = 0; start < due.length; start += BATCH) {
    await transaction(async (tx) => {
      for (const { id: userId, householdId } of due.slice(start, start + BATCH)) {
        const data = { userId, householdId, day };
        await recordEvent(tx, { id: reminderKey(data), name: REMINDER_REQUESTED, data });
      }
    });
  }
  return { requested: due.length };
}

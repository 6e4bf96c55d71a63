import "server-only";
import { now } from "@/lib/core/clock";
import { db, transaction } from "@/lib/server/db";
import { recordEvent } from "@/lib/server/job-events";
import { dayOf, reminderKey, type ReminderKind } from "../../model/rules";
import { recentReminders, usersWithOverdueCheck, usersWithRunOutReminders } from "../due";
import { householdsRunningOut } from "../running-out";

/** The event for one person's reminder. */
const REMINDER_REQUESTED = "reminder/requested";

const BATCH = 100;

interface Recipient {
  id: number;
  householdId: number;
}

/**
 * Records an event for each reminder that anybody in any household is due today. Each event starts a run of its
 * own, so a failed mail does not delay the others.
 */
export async function requestReminders(): Promise<{ requested: number }> {
  const overdue = await findRecipients("overdue");
  const runOut = await findRecipients("runOut");
  const running = await transaction((tx) =>
    householdsRunningOut(tx, [...new Set(runOut.map(({ householdId }) => householdId))]),
  );
  const due = runOut.filter(({ householdId }) => running.has(householdId));
  await requestAll("overdue", overdue);
  await requestAll("runOut", due);
  return { requested: overdue.length + due.length };
}

/** Returns the people who have not got a reminder of the kind lately. */
function findRecipients(kind: ReminderKind): Promise<Recipient[]> {
  const users = kind === "overdue" ? usersWithOverdueCheck(now()) : usersWithRunOutReminders;
  return db.user.findMany({
    where: { ...users, reminderLogs: { none: recentReminders(kind, dayOf(now())) } },
    orderBy: { id: "asc" },
    select: { id: true, householdId: true },
  });
}

async function requestAll(kind: ReminderKind, due: readonly Recipient[]): Promise<void> {
  const day = dayOf(now());
  for (let start = 0; start < due.length; start += BATCH) {
    await transaction(async (tx) => {
      for (const { id: userId, householdId } of due.slice(start, start + BATCH)) {
        const data = { userId, householdId, day, kind };
        await recordEvent(tx, { id: reminderKey(data), name: REMINDER_REQUESTED, data });
      }
    });
  }
}

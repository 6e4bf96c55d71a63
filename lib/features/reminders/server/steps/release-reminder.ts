import "server-only";
import type { SystemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { type Reminder, reminderKey, reminderTypes } from "../../model/rules";

/**
 * Deletes the log row of a reminder that failed in all its attempts, so that it is tried again the next day. The row
 * stays if the mail may have been sent.
 */
export async function releaseReminder(actor: SystemActor, reminder: Reminder): Promise<void> {
  const { userId, day, kind } = reminder;
  const attempt = await db.mailDelivery.findUnique({ where: { key: reminderKey(reminder) } });
  if (attempt) return;
  const { householdId } = actor;
  await db.reminderEmailLog.deleteMany({
    where: {
      userId,
      householdId,
      emailType: reminderTypes[kind],
      dateSent: new Date(day),
      sentAt: null,
    },
  });
}

import "server-only";
import type { SystemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { REMINDER_TYPE, reminderKey } from "../../model/rules";
import type { Reminder } from "./send-reminder";

/**
 * Takes the log's row of a reminder back that could not be sent in all its attempts, so that tomorrow is
 * another day. It stays where the mail may have gone out all the same.
 */
export async function releaseReminder(actor: SystemActor, reminder: Reminder): Promise<void> {
  const { userId, day } = reminder;
  const attempt = await db.mailDelivery.findUnique({ where: { key: reminderKey(reminder) } });
  if (attempt) return;
  const { householdId } = actor;
  await db.reminderEmailLog.deleteMany({
    where: { userId, householdId, emailType: REMINDER_TYPE, dateSent: new Date(day), sentAt: null },
  });
}

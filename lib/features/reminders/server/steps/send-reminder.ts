import "server-only";
import { now } from "@/lib/core/clock";
import type { SystemActor } from "@/lib/policy/actor";
import { db, transaction } from "@/lib/server/db";
import { renderMail } from "@/lib/server/mail/render-mail";
import { sendMailInStep } from "@/lib/server/mail/send-mail";
import { daysUntil, REMINDER_TYPE, reminderKey } from "../../model/rules";
import { dueUsers, recentReminders } from "../due";
import { reminderEmail } from "../email";
import { unsubscribeToken } from "../unsubscribe-token";

/** One person's reminder on one day (UTC, YYYY-MM-DD). */
export interface Reminder {
  userId: number;
  day: string;
}

/**
 * Sends one person's reminder of a day, unless it is no longer due. The log row is inserted before the mail
 * is sent, so that simultaneous runs send one mail within seven days. After the mail was sent, the row gets
 * the time of sending. Safe to repeat.
 * @throws {AppError} `unavailable` when the mail can be tried again later.
 */
export async function sendReminder(
  actor: SystemActor,
  reminder: Reminder,
): Promise<{ status: "sent" | "skipped" | "refused" | "unknown" }> {
  const person = await claimReminder(actor, reminder);
  if (!person) return { status: "skipped" };
  const status = await sendMailInStep({
    to: person.email,
    idempotencyKey: reminderKey(reminder),
    ...(await renderMail(toEmail(person, reminder))),
  });
  // The log row of the reminder is not deleted. An e-mail address that refuses mails is therefore tried once
  // a week and not once a day.
  if (status !== "sent") return { status };
  await db.reminderEmailLog.updateMany({
    where: { ...logged(reminder), householdId: actor.householdId },
    data: { sentAt: now() },
  });
  return { status };
}

type Person = NonNullable<Awaited<ReturnType<typeof claimReminder>>>;

/** Inserts the log row for a person who is still due; returns null otherwise. */
async function claimReminder({ householdId }: SystemActor, { userId, day }: Reminder) {
  return transaction(async (tx) => {
    // Of two simultaneous runs for a person the second waits, and then sees the first one's row.
    await tx.$queryRaw`SELECT FROM users WHERE id = ${userId} FOR UPDATE`;
    const unfinished = { ...logged({ userId, day }), sentAt: null };
    const person = await tx.user.findFirst({
      where: {
        ...dueUsers(now()),
        id: userId,
        householdId,
        reminderLogs: { none: { ...recentReminders(day), NOT: unfinished } },
      },
      select: {
        id: true,
        username: true,
        email: true,
        household: {
          select: {
            name: true,
            inventoryUpdates: {
              where: { status: "completed" },
              orderBy: { completedAt: "desc" },
              take: 1,
              select: { completedAt: true },
            },
          },
        },
      },
    });
    if (!person) return null;
    await tx.reminderEmailLog.createMany({
      data: [{ ...logged({ userId, day }), householdId }],
      skipDuplicates: true,
    });
    return person;
  });
}

function logged({ userId, day }: Reminder) {
  return { userId, emailType: REMINDER_TYPE, dateSent: new Date(day) };
}

function toEmail({ id, username, household }: Person, { day }: Reminder) {
  const completedAt = household.inventoryUpdates[0]?.completedAt ?? null;
  return reminderEmail({
    username,
    householdName: household.name,
    daysAgo: completedAt && daysUntil(day, completedAt),
    unsubscribeToken: unsubscribeToken(id),
  });
}

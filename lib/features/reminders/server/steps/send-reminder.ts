import "server-only";
import { now } from "@/lib/core/clock";
import type { SystemActor } from "@/lib/policy/actor";
import { db, transaction, type Tx } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import type { MailContent } from "@/lib/server/mail/mail-content";
import { renderMail } from "@/lib/server/mail/render-mail";
import { sendMailInStep } from "@/lib/server/mail/send-mail";
import {
  daysUntil,
  type Reminder,
  reminderKey,
  type ReminderKind,
  reminderTypes,
} from "../../model/rules";
import { recentReminders, usersWithOverdueCheck, usersWithRunOutReminders } from "../due";
import { reminderEmail } from "../email";
import { runOutEmail } from "../run-out-email";
import { readRunningOut } from "../running-out";
import { unsubscribeToken } from "../unsubscribe-token";

/** A mail and its address. */
interface Claimed {
  to: string;
  content: MailContent;
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
  const claimed = await claimReminder(actor, reminder);
  if (!claimed) return { status: "skipped" };
  const status = await sendMailInStep({
    to: claimed.to,
    idempotencyKey: reminderKey(reminder),
    ...(await renderMail(claimed.content)),
  });
  // The log row is kept if the mail was not sent. An e-mail address that refuses mails is therefore tried once a week
  // and not once a day.
  if (status !== "sent") return { status };
  await db.reminderEmailLog.updateMany({
    where: { ...logged(reminder), householdId: actor.householdId },
    data: { sentAt: now() },
  });
  return { status };
}

/** Inserts the log row for a person who is still due, and returns the mail; null otherwise. */
async function claimReminder({ householdId }: SystemActor, reminder: Reminder) {
  const { userId, day, kind } = reminder;
  return transaction(async (tx) => {
    // Locks the user's row. Of two simultaneous runs for a person, the second one waits and then finds the log row of
    // the first one.
    await tx.$queryRaw`SELECT FROM users WHERE id = ${userId} FOR UPDATE`;
    const unfinished = { ...logged(reminder), sentAt: null };
    const claimed = await writers[kind](tx, reminder, {
      id: userId,
      householdId,
      reminderLogs: { none: { ...recentReminders(kind, day), NOT: unfinished } },
    });
    if (!claimed) return null;
    await tx.reminderEmailLog.createMany({
      data: [{ ...logged(reminder), householdId }],
      skipDuplicates: true,
    });
    return claimed;
  });
}

/**
 * Functions by kind of reminder. Each returns the mail for the person whom a condition matches; null if the person is
 * not due one.
 */
const writers: Record<
  ReminderKind,
  (tx: Tx, reminder: Reminder, person: Prisma.UserWhereInput) => Promise<Claimed | null>
> = { overdue: writeOverdue, runOut: writeRunOut };

async function writeOverdue(
  tx: Tx,
  { day, kind }: Reminder,
  where: Prisma.UserWhereInput,
): Promise<Claimed | null> {
  const person = await tx.user.findFirst({
    where: { ...usersWithOverdueCheck(now()), ...where },
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
  const { id, username, email, household } = person;
  const completedAt = household.inventoryUpdates[0]?.completedAt ?? null;
  const content = reminderEmail({
    username,
    householdName: household.name,
    daysAgo: completedAt && daysUntil(day, completedAt),
    unsubscribeToken: unsubscribeToken(id, kind),
  });
  return { to: email, content };
}

async function writeRunOut(
  tx: Tx,
  { kind }: Reminder,
  where: Prisma.UserWhereInput,
): Promise<Claimed | null> {
  const person = await tx.user.findFirst({
    where: { ...usersWithRunOutReminders, ...where },
    select: { id: true, householdId: true, username: true, email: true },
  });
  if (!person) return null;
  const items = await readRunningOut(tx, person.householdId);
  if (items.length === 0) return null;
  const { id, username, email } = person;
  const content = runOutEmail({ username, items, unsubscribeToken: unsubscribeToken(id, kind) });
  return { to: email, content };
}

function logged({ userId, day, kind }: Reminder) {
  return { userId, emailType: reminderTypes[kind], dateSent: new Date(day) };
}

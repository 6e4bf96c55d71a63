import { functions } from "@/inngest/functions";
import { now } from "@/lib/core/clock";
import type { Role } from "@/lib/policy/actor";
import { databasePool, db } from "@/lib/server/db";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import { eventually, startRunner } from "@/tests/integration/platform/job-runner/jobs-support";
import { createHousehold, createItem, createUser, unique } from "@/tests/support/factories";

const HOUR_MS = 60 * 60 * 1000;

/** Returns the time that is the given days and hours before the fixed clock. */
export function ago(days: number, hours = 0): Date {
  return new Date(now().getTime() - (days * 24 + hours) * HOUR_MS);
}

/**
 * Creates a household with an item and a person. Without options the household is overdue: its last check is
 * eight days old.
 */
export async function createOverdue(
  options: { completedAt?: Date | null; createdAt?: Date; role?: Role; isActive?: boolean } = {},
) {
  const { completedAt = ago(8), createdAt = ago(100), ...person } = options;
  const { id: householdId } = await createHousehold();
  await db.household.update({ where: { id: householdId }, data: { createdAt } });
  await createItem({ householdId });
  const user = await createUser({ householdId, ...person });
  if (completedAt) await createCompleted(householdId, completedAt);
  return { householdId, user };
}

/** Creates a check that was completed at that time. */
export function createCompleted(householdId: number, completedAt: Date) {
  return db.inventoryUpdate.create({
    data: {
      householdId,
      status: "completed",
      startedAt: completedAt,
      completedAt,
      outOfStock: 0,
      lowStock: 0,
      wellStocked: 1,
    },
  });
}

/**
 * Starts the function remind-households `times` times simultaneously in the real queue. Waits until all jobs
 * that it requests have ended.
 */
export async function runReminders(times = 1): Promise<void> {
  const runner = await startRunner(...functions);
  await Promise.all(
    Array.from({ length: times }, () =>
      runner.store.start("larder-remind-households", {
        id: unique("cron"),
        name: "inngest/scheduled.timer",
        data: { cron: "12 8 * * *" },
        ts: now().getTime(),
      }),
    ),
  );
  await eventually(isQuiet, 30);
  await runner.stop();
}

async function isQuiet(): Promise<boolean> {
  const { rows } = await databasePool().query<{ busy: boolean }>(
    `select exists (select from job_runs where status = 'running')
      or exists (select from graphile_worker._private_jobs)
      or exists (select from outbox_events where published_at is null) as busy`,
  );
  return rows[0]?.busy === false;
}

/** Returns the number of reminders in the dev mailbox for a person. */
export async function remindersOf(user: { email: string }): Promise<number> {
  return (await readMailbox()).filter(({ to }) => to === user.email).length;
}

/** Returns the reminder log of a person: the day, and whether the mail is marked as sent. */
export async function logOf(user: { id: number }): Promise<[string, boolean][]> {
  const rows = await db.reminderEmailLog.findMany({
    where: { userId: user.id },
    orderBy: { id: "asc" },
  });
  return rows.map(({ dateSent, sentAt }) => [dateSent.toISOString().slice(0, 10), sentAt !== null]);
}

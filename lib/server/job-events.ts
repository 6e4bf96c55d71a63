import { z } from "zod";
import { days, now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { db, runStatement, type Tx } from "./db";

const BATCH = 100;
const KEPT_DAYS = 7;
/** Time limit in milliseconds for sending job events to Inngest, during which their rows are locked. */
const PUBLISH_TIMEOUT_MS = 3_000;

/** All job events and their data. */
export const eventSchemas = {
  "shopping-list/generation.requested": z.object({
    listId: z.int().positive(),
    householdId: z.int().positive(),
  }),
  "reminder/requested": z.object({
    userId: z.int().positive(),
    householdId: z.int().positive(),
    /** In UTC. */
    day: z.iso.date(),
    /** Missing in events that were recorded before reminders had kinds. Such an event is about an overdue check. */
    kind: z.enum(["overdue", "runOut"]).optional(),
  }),
  /**
   * For an unknown e-mail address the ids are 0. The event is recorded nevertheless, so that a request does the
   * same work either way.
   */
  "password-reset/requested": z.object({
    userId: z.int().nonnegative(),
    householdId: z.int().nonnegative(),
    requestId: z.uuid(),
  }),
  "email-change/confirmed": z.object({
    changeId: z.int().positive(),
    householdId: z.int().positive(),
  }),
} as const;

export type EventName = keyof typeof eventSchemas;

interface NewEvent<Name extends EventName> {
  /** The business key, such as "list:42". An event is not recorded if an event with its key is recorded already. */
  id: string;
  name: Name;
  data: z.output<(typeof eventSchemas)[Name]>;
}

/**
 * Records a job event in the transaction that causes it: both are committed or neither. Call `publishEvents` after
 * the commit; if the process dies before that, a function that runs every minute publishes it.
 */
export async function recordEvent<Name extends EventName>(
  tx: Tx,
  { id, name, data }: NewEvent<Name>,
): Promise<void> {
  await tx.jobEvent.createMany({ data: [{ eventId: id, name, data }], skipDuplicates: true });
}

/**
 * Publishes the recorded events to Inngest or to the embedded queue. Never throws, and takes three seconds at most:
 * what cannot be published now is published within a minute.
 */
export async function publishEvents(): Promise<void> {
  try {
    await (env().JOBS === "embedded" ? publishToQueue() : publishToInngest());
  } catch (error) {
    logger.warn({ error }, "events stay unpublished until the next sweep");
  }
}

/** Deletes the job events that were published more than seven days ago. */
export async function forgetPublishedEvents(): Promise<void> {
  const before = new Date(now().getTime() - days(KEPT_DAYS));
  await db.jobEvent.deleteMany({ where: { publishedAt: { lt: before } } });
}

/**
 * Publishes due job events to the queue. It is one statement, so each queued event is marked as published, and
 * simultaneous calls do not queue an event twice.
 */
async function publishToQueue(): Promise<void> {
  const statement = Prisma.sql`
    with due as (
      select id, event_id, name, data, created_at from outbox_events
      where published_at is null order by id limit ${BATCH} for update skip locked
    ), queued as (
      select id, graphile_worker.add_job('start-runs', json_build_object(
        'id', event_id, 'name', name, 'data', data,
        'ts', floor(extract(epoch from created_at) * 1000)
      )) from due
    )
    update outbox_events set published_at = now() from queued where outbox_events.id = queued.id`;
  await runStatement("publish-to-queue", statement);
}

/**
 * Locks the unpublished job events while it sends them, so that two processes send different ones. After a
 * crash between sending and commit they are sent again; Inngest drops an event with a known id.
 */
async function publishToInngest(): Promise<void> {
  const { inngest } = await import("./inngest-client");
  await db.$transaction(
    async (tx) => {
      const ids = await tx.$queryRaw<{ id: number }[]>(
        Prisma.sql`select id from outbox_events where published_at is null
          order by id limit ${BATCH} for update skip locked`,
      );
      if (ids.length === 0) return;
      const where = { id: { in: ids.map((row) => row.id) } };
      const events = await tx.jobEvent.findMany({ where, orderBy: { id: "asc" } });
      await withinTimeout(
        inngest.send(
          events.map((event) => ({
            id: event.eventId,
            name: event.name,
            data: z.record(z.string(), z.unknown()).parse(event.data),
            ts: event.createdAt.getTime(),
          })),
        ),
      );
      await tx.jobEvent.updateMany({ where, data: { publishedAt: now() } });
    },
    { timeout: 2 * PUBLISH_TIMEOUT_MS },
  );
}

async function withinTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, PUBLISH_TIMEOUT_MS, new Error("Inngest did not answer in time"));
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

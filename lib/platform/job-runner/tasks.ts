import { parseCronItems, type ParsedCronItem, type TaskList } from "graphile-worker";
import { z } from "zod";
import { days } from "@/lib/core/clock";
import { type ContinueOptions, continueRun } from "./continue-run";
import type { Declaration } from "./declarations";
import { CONTINUE_RUN, START_RUNS, START_SCHEDULED_RUN } from "./run-store";

const FORGET_ENDED_RUNS = "forget-ended-runs";

const eventPayload = z.object({
  id: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  ts: z.number(),
});
const runPayload = z.object({ runId: z.string() });
const schedulePayload = z.object({
  functionId: z.string(),
  cron: z.string(),
  _cron: z.object({ ts: z.iso.datetime() }),
});

/** The tasks of the queue: starting runs, by event and by schedule, and continuing them. */
export function createTasks(options: ContinueOptions): TaskList {
  const { store, endpoint } = options;
  return {
    [START_RUNS]: async (payload) => {
      const event = eventPayload.parse(payload);
      for (const { id, events } of endpoint.declarations) {
        if (events.includes(event.name)) await store.start(id, event);
      }
    },
    [START_SCHEDULED_RUN]: async (payload) => {
      const { functionId, cron, _cron } = schedulePayload.parse(payload);
      await store.start(functionId, {
        id: `cron:${cron}:${_cron.ts}`,
        name: "inngest/scheduled.timer",
        data: { cron },
        ts: Date.parse(_cron.ts),
      });
    },
    [CONTINUE_RUN]: async (payload, { job }) => {
      const { runId } = runPayload.parse(payload);
      await continueRun(options, { runId, isRedelivered: job.attempts > 1 });
    },
    [FORGET_ENDED_RUNS]: () => store.forgetEnded(),
  };
}

/** The functions' schedules, in UTC as in Inngest. */
export function createSchedules(declarations: Declaration[]): ParsedCronItem[] {
  const schedules = declarations.flatMap(({ id, crons }) =>
    crons.map((cron) => ({
      task: START_SCHEDULED_RUN,
      match: cron,
      identifier: `${id} ${cron}`,
      payload: { functionId: id, cron },
      options: { backfillPeriod: isAtMostDaily(cron) ? days(1) : 0 },
    })),
  );
  return parseCronItems([
    ...schedules,
    { task: FORGET_ENDED_RUNS, match: "0 * * * *", options: { backfillPeriod: 0 } },
  ]);
}

/**
 * Returns whether a schedule runs at most once a day. If a server, such as a home computer, was off at the
 * scheduled time, such a schedule runs when the server is on again.
 */
function isAtMostDaily(cron: string): boolean {
  return /^\d+ \d+ /.test(cron);
}

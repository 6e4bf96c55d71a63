import type pg from "pg";
import { FUNCTION_FAILED } from "./declarations";
import type { StepOutcome } from "./read-answer";
import type { JobEvent } from "./serve-protocol";

/**
 * Job that starts the runs of an event, which is its payload. `lib/server/job-events.ts` adds these jobs.
 */
export const START_RUNS = "start-runs";
/** Job that starts the run of a schedule. Its payload names the function and the schedule. */
export const START_SCHEDULED_RUN = "start-scheduled-run";
/** Job that continues one run. Its payload is `{ runId }`. */
export const CONTINUE_RUN = "continue-run";

// PostgreSQL's clock decides when a job is due, so every moment in this file is PostgreSQL's.
const later = (waitMs: string) => `now() + make_interval(secs => ${waitMs}::float8 / 1000)`;

// The id of a run is the key of its job, so a run has at most one job at a time. Like Inngest, the runner limits
// the attempts of each step, not those of a job. `job_runs` counts the attempts of the present step, and the
// job's own limit of attempts is too high to be reached.
const queueRun = (id: string, at: string) =>
  `graphile_worker.add_job('${CONTINUE_RUN}', json_build_object('runId', ${id}),
    run_at := ${at}, job_key := 'run:' || ${id}, max_attempts := 32767)`;

export interface Run {
  id: string;
  functionId: string;
  event: JobEvent;
  status: "running" | "completed" | "failed";
  attempt: number;
  isAsleep: boolean;
  steps: { stepId: string; name: string; outcome: StepOutcome }[];
  output: unknown;
}

/**
 * Stores runs and their finished steps in PostgreSQL. One SQL statement stores each change together with the
 * job that continues the run.
 */
export class RunStore {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * Starts a run of a background function. An event starts a function only once: a second call with the same
   * event does nothing.
   */
  async start(functionId: string, event: JobEvent): Promise<void> {
    await this.pool.query(
      `with started as (
        insert into job_runs (function_id, event_id, event) values ($1, $2, $3)
        on conflict (function_id, event_id) do nothing returning id
      ) select ${queueRun("id", "now()")} from started`,
      [functionId, event.id, event],
    );
  }

  async load(runId: string): Promise<Run | undefined> {
    return this.select("id = $1", [runId]);
  }

  async find(functionId: string, eventId: string): Promise<Run | undefined> {
    return this.select("function_id = $1 and event_id = $2", [functionId, eventId]);
  }

  /**
   * Stores the result of a finished step of a run. The number of failed attempts is reset, so the next step has
   * all its attempts.
   */
  async rememberStep(runId: string, step: Run["steps"][number]): Promise<void> {
    await this.pool.query(
      `with remembered as (
        insert into job_steps (run_id, step_id, name, outcome) values ($1, $2, $3, $4)
        on conflict (run_id, step_id) do nothing
      ) update job_runs set attempt = 0 where id = $1`,
      [runId, step.stepId, step.name, step.outcome],
    );
  }

  /**
   * Continues the run of a background function after a wait in milliseconds. `attempt` is the number of failed
   * attempts of the due step.
   */
  async postpone(runId: string, attempt: number, waitMs: number): Promise<void> {
    await this.pool.query(
      `with postponed as (
        update job_runs set attempt = $2 where id = $1 and status = 'running' returning id
      ) select ${queueRun("id", later("$3"))} from postponed`,
      [runId, attempt, waitMs],
    );
  }

  /** Stores that a run sleeps for `waitMs` milliseconds, and continues the run afterwards. */
  async sleep(
    runId: string,
    step: { stepId: string; name: string; waitMs: number },
  ): Promise<void> {
    await this.pool.query(
      `with asleep as (
        insert into job_steps (run_id, step_id, name, outcome, wake_at)
        values ($1, $2, $3, '{"type":"data","data":null}', ${later("$4")})
        on conflict (run_id, step_id) do nothing returning run_id as id, wake_at
      ), rested as (update job_runs set attempt = 0 where id = $1)
      select ${queueRun("id", "wake_at")} from asleep`,
      [runId, step.stepId, step.name, step.waitMs],
    );
  }

  /**
   * Counts an attempt of a background run that did not finish because its process died. Resolves to the number
   * of failed attempts.
   */
  async countLostAttempt(runId: string): Promise<number> {
    const { rows } = await this.pool.query<{ attempt: number }>(
      "update job_runs set attempt = attempt + 1 where id = $1 returning attempt",
      [runId],
    );
    return rows[0]?.attempt ?? 0;
  }

  async complete(runId: string, output: unknown): Promise<void> {
    await this.pool.query(
      `update job_runs set status = 'completed', output = $2, ended_at = now()
      where id = $1 and status = 'running'`,
      [runId, JSON.stringify(output)],
    );
  }

  /**
   * Ends a run of a background function with an error, and starts the function's `onFailure` function, if there
   * is one.
   */
  async fail(runId: string, error: unknown, failureFunctionId: string | null): Promise<void> {
    await this.pool.query(
      `with failed as (
        update job_runs set status = 'failed', output = $2::jsonb, ended_at = now()
        where id = $1 and status = 'running' returning *
      ), told as (
        insert into job_runs (function_id, event_id, event)
        select $3, 'failed:' || id, jsonb_build_object(
          'id', 'failed:' || id, 'name', '${FUNCTION_FAILED}',
          'ts', floor(extract(epoch from now()) * 1000),
          'data', jsonb_build_object('function_id', function_id, 'run_id', id, 'error', output, 'event', event)
        ) from failed where $3::text is not null
        on conflict (function_id, event_id) do nothing returning id
      ) select ${queueRun("id", "now()")} from told`,
      [runId, JSON.stringify(error), failureFunctionId],
    );
  }

  /** Returns whether a job is running, or due and waiting for a worker. */
  async hasDueJobs(): Promise<boolean> {
    const { rows } = await this.pool.query(
      "select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1",
    );
    return rows.length > 0;
  }

  /**
   * Deletes runs that ended more than two days ago. Until then their events are recognized as duplicates.
   */
  async forgetEnded(): Promise<void> {
    await this.pool.query("delete from job_runs where ended_at < now() - interval '2 days'");
  }

  private async select(condition: string, values: unknown[]): Promise<Run | undefined> {
    const { rows } = await this.pool.query<Run>(
      `select id, function_id as "functionId", event, status, attempt, output,
        exists (select from job_steps where run_id = job_runs.id and wake_at > now()) as "isAsleep",
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'stepId', step_id, 'name', name, 'outcome', outcome
          ) order by job_steps.id), '[]')
          from job_steps where run_id = job_runs.id
        ) as steps
      from job_runs where ${condition}`,
      values,
    );
    return rows[0];
  }
}

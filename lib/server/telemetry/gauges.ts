import type { BatchObservableResult, Meter, Observable } from "@opentelemetry/api";
import { env } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { openPool } from "../db";
import { openStreamCount } from "../realtime/hub";

interface Row {
  unpublished_age: number;
  generating: string;
  error: string;
}

/**
 * Each subquery reads an index that contains only the rows it needs, so its cost does not grow with the database.
 */
const STATE = `
  select
    coalesce((
      select extract(epoch from now() - created_at)::float8 from outbox_events
      where published_at is null order by id limit 1
    ), 0) as unpublished_age,
    (select count(*) from shopping_lists where status = 'generating') as generating,
    (select count(*) from shopping_lists where status = 'error') as error`;

/** The queue deletes finished jobs, so it is small. */
const DUE_AGE = `
  select coalesce(extract(epoch from now() - min(run_at))::float8, 0) as due_age
  from graphile_worker.jobs
  where run_at <= now() and locked_at is null and attempts < max_attempts`;

/**
 * Measures, at each export, the state of this process and of the database. The gauges of the database are missing
 * until the process has used the database.
 */
export function observeState(meter: Meter): void {
  const streams = meter.createObservableUpDownCounter("larder.event_streams.open", {
    description: "Open event streams of this process",
    unit: "{stream}",
  });
  streams.addCallback((result) => result.observe(openStreamCount()));
  observePool(meter);
  observeDatabase(meter);
}

function observePool(meter: Meter): void {
  const connections = meter.createObservableUpDownCounter("db.client.connection.count", {
    description: "Connections of the pool of this process, by state",
    unit: "{connection}",
  });
  const waiting = meter.createObservableUpDownCounter("db.client.connection.pending_requests", {
    description: "Callers that wait for a connection",
    unit: "{request}",
  });
  observeTogether(meter, [connections, waiting], (result) => {
    const pool = openPool();
    if (!pool) return;
    const of = (state: string) => ({ "db.client.connection.state": state });
    result.observe(connections, pool.idleCount, of("idle"));
    result.observe(connections, pool.totalCount - pool.idleCount, of("used"));
    result.observe(waiting, pool.waitingCount);
  });
}

function observeDatabase(meter: Meter): void {
  const unpublished = meter.createObservableGauge("larder.job_events.unpublished_age", {
    description: "Age of the oldest job event that is not published",
    unit: "s",
  });
  const due = meter.createObservableGauge("larder.jobs.due_age", {
    description: "How long the oldest due job has waited for a worker",
    unit: "s",
  });
  const lists = meter.createObservableGauge("larder.lists.not_ready", {
    description: "Shopping lists that are generating or failed, by status",
    unit: "{list}",
  });
  observeTogether(meter, [unpublished, due, lists], async (result) => {
    const pool = openPool();
    if (!pool) return;
    const { rows } = await pool.query<Row>({ name: "telemetry-state", text: STATE });
    for (const { unpublished_age: age, generating, error } of rows) {
      result.observe(unpublished, age);
      result.observe(lists, Number(generating), { status: "generating" });
      result.observe(lists, Number(error), { status: "error" });
    }
    // With Inngest the database has no job queue, so there is no delay to measure.
    if (env().JOBS === "inngest") return;
    const jobs = await pool.query<{ due_age: number }>({ name: "telemetry-due", text: DUE_AGE });
    for (const { due_age: age } of jobs.rows) result.observe(due, age);
  });
}

function observeTogether(
  meter: Meter,
  instruments: Observable[],
  measure: (result: BatchObservableResult) => void | Promise<void>,
): void {
  meter.addBatchObservableCallback(async (result) => {
    try {
      await measure(result);
    } catch (error) {
      logger.warn({ error }, "metrics could not be measured");
    }
  }, instruments);
}

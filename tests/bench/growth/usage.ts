import { readFile } from "node:fs/promises";
import type { Client } from "pg";
import { record } from "../record";
import type { Place } from "./place";

/** Milliseconds of one tick of the processor times in /proc. Linux reports 100 ticks a second. */
const TICK_MS = 10;
/** Statements of the background jobs and of this benchmark, which belong to no request. */
const OTHERS = "graphile_worker|pg_stat|job_runs|job_steps|outbox_events";

/** What a request costs. `pages` of 8 kB are read in PostgreSQL, from its memory or from files. */
interface Cost {
  statements: number;
  pages: number;
  databaseMs: number;
  serverMs: number;
  bytes: number;
}

/** Measures what `calls` requests cost on average, one after the other. */
export async function costOf(
  { client, app }: Place,
  calls: number,
  run: (turn: number) => Promise<unknown>,
): Promise<Cost> {
  await client.query("SELECT pg_stat_statements_reset()");
  const before = await processorMs(app.process.pid);
  let bytes = 0;
  for (let turn = 0; turn < calls; turn += 1) bytes += Number(await run(turn));
  const serverMs = (await processorMs(app.process.pid)) - before;
  const { rows } = await client.query<{ calls: number; ms: number; pages: number }>(
    `SELECT coalesce(sum(calls), 0)::float8 AS calls, coalesce(sum(total_exec_time), 0) AS ms,
      coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 AS pages
    FROM pg_stat_statements WHERE toplevel AND query !~ $1`,
    [OTHERS],
  );
  const [total] = rows;
  return {
    statements: (total?.calls ?? 0) / calls,
    pages: (total?.pages ?? 0) / calls,
    databaseMs: (total?.ms ?? 0) / calls,
    serverMs: serverMs / calls,
    bytes: Math.round(bytes / calls),
  };
}

/** Returns the processor time that a process has used, in milliseconds. On Linux only. */
async function processorMs(pid = 0): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name of the program, in parentheses, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns the number of connections to the database, without the one of this benchmark. */
export async function connectionsOf({ client }: Place): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  return Number(rows[0]?.count);
}

/** Records how many bytes of tables and indexes a household adds, by table. `large` has `more` households. */
export async function recordSizes(small: Place, large: Place, more: number): Promise<void> {
  const [one, many] = [await sizes(small.client), await sizes(large.client)];
  const perHousehold = [...many]
    .map(([table, bytes]) => ({
      table,
      bytes: (bytes - (one.get(table) ?? 0)) / more,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const total = perHousehold.reduce((sum, { bytes }) => sum + bytes, 0);
  record("all tables with their indexes", kilobytes(total));
  for (const { table, bytes } of perHousehold.slice(0, 6)) record(`\`${table}\``, kilobytes(bytes));
}

async function sizes(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ table: string; bytes: string }>(
    `SELECT relname AS table, pg_total_relation_size(oid) AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ table, bytes }) => [table, Number(bytes)]));
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(0)} kB`;

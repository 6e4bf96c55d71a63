import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "../core/env";
import { logger } from "../core/logger";
import { cutWhenFrozen } from "./cut-when-frozen";
import { isTransient } from "./database-errors";
import { type Prisma, PrismaClient } from "./generated/prisma/client";
import { requireUtc, sendUnnamed } from "./pooled-connection";

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 1_700;
const TRANSACTION_ATTEMPTS = 3;

interface Database {
  pool: pg.Pool;
  client: PrismaClient;
}

/** The Prisma client inside a transaction. */
export type Tx = Prisma.TransactionClient;

// Next evaluates a module once per module graph; the pool must be unique in the process.
const globals = globalThis as typeof globalThis & { larderDatabase?: Database };

function connect(): Database {
  const { DATABASE_URL, IS_POOLED } = env();
  const pool = new pg.Pool({
    connectionString: DATABASE_URL,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    verify: preparing(IS_POOLED ? requireUtc : speakUtc),
  });
  if (IS_POOLED) pool.on("connect", sendUnnamed);
  pool.on("error", (error) => logger.warn({ error: error.message }, "an idle connection was lost"));
  cutWhenFrozen(pool);
  return { pool, client: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

/** Returns a pool's `verify` function, which runs `prepare` on each new connection. */
function preparing(prepare: (client: pg.PoolClient) => Promise<unknown>) {
  return (client: pg.PoolClient, done: (error?: Error) => void): void => {
    // An error event without a listener would end the process. If the connection is lost, the query itself
    // fails too.
    const ignore = () => undefined;
    const end = (error?: Error) => {
      client.off("error", ignore);
      done(error);
    };
    client.on("error", ignore);
    prepare(client).then(() => end(), end);
  };
}

/**
 * Prisma's adapter writes times without an offset, and ignores the offset of times that it reads. Both would
 * be wrong in a database whose time zone is not UTC, so the pool sets UTC on each new connection.
 */
function speakUtc(client: pg.PoolClient): Promise<unknown> {
  return client.query("SET TIME ZONE 'UTC'");
}

function database(): Database {
  globals.larderDatabase ??= connect();
  return globals.larderDatabase;
}

/** Returns the connection pool, for libraries that use `pg` directly. */
export function databasePool(): pg.Pool {
  return database().pool;
}

/** Returns the connection pool; undefined before the first use of the database. */
export function openPool(): pg.Pool | undefined {
  return globals.larderDatabase?.pool;
}

/** The Prisma client. It connects at the first query, so that a build needs no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, property) => Reflect.get(database().client, property) as unknown,
});

/** Closes all database connections, at the end of the process or of a test. */
export async function closeDatabase(): Promise<void> {
  const open = globals.larderDatabase;
  globals.larderDatabase = undefined;
  await open?.client.$disconnect();
  if (open && !open.pool.ended) await open.pool.end();
}

/**
 * Runs `work` in one transaction. When PostgreSQL aborts the transaction because of a deadlock, `work` runs
 * again, so it must have no effects outside the transaction. A transaction that takes longer than `timeout`
 * (milliseconds; default five seconds) is rolled back.
 */
export function transaction<T>(
  work: (tx: Tx) => Promise<T>,
  options: { timeout?: number } = {},
): Promise<T> {
  return retrying(() => db.$transaction(work, options));
}

/**
 * Runs one statement as a transaction of its own, with the retries of `transaction`. It bypasses Prisma, and
 * PostgreSQL plans it once per connection (behind a pooler at each call). Use it for the few statements that every
 * request or tap waits for.
 * @param name the unique name of the prepared statement
 * @returns the rows as `pg` parses them.
 */
export async function runStatement<Row extends pg.QueryResultRow>(
  name: string,
  { text, values }: Prisma.Sql,
): Promise<Row[]> {
  const { rows } = await retrying(() => databasePool().query<Row>({ name, text, values }));
  return rows;
}

async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRANSACTION_ATTEMPTS || !isTransient(error)) throw error;
    }
  }
}

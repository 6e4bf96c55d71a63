import pg from "pg";
import { StartError } from "@/lib/server/start-error";

/**
 * A pool of one connection that is never replaced by another one: what begins a transaction on it stays in
 * that transaction, whoever asks the pool.
 */
export function openOneConnection(databaseUrl: string): pg.Pool {
  let isOpened = false;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    max: 1,
    idleTimeoutMillis: 0,
    onConnect: () => {
      if (isOpened) throw new StartError("The connection to the database was lost.");
      isOpened = true;
    },
  });
  pool.on("error", () => undefined);
  return pool;
}

/** Runs `work` on the pool's connection itself, for what the pool does not do. */
export async function onConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

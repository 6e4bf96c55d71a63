import pg from "pg";
import { StartError } from "@/lib/server/start-error";

/**
 * Opens a pool of one connection that is never replaced, so that everything that uses the pool shares its
 * transaction.
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

/** Runs `work` on the pool's connection, for what a pool cannot do, such as COPY. */
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

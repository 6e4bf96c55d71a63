import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/**
 * A shared advisory lock of every process that uses the cluster. The last of these processes stops the cluster.
 */
const IN_USE_LOCK = 726_401;
/** The exclusive advisory lock of the one server of a data folder. */
const SERVER_LOCK = 726_402;
const RETRY_MS = 500;

/**
 * A connection whose advisory locks mark the cluster as in use for the lifetime of this process. PostgreSQL releases
 * them when the process is killed.
 */
export class ClusterSession {
  private isServer = false;
  private readonly leaving = new AbortController();
  private reconnecting: Promise<void> | undefined;

  private constructor(
    private client: pg.Client,
    private readonly config: pg.ClientConfig,
    private readonly revive: () => Promise<void>,
  ) {
    this.reconnectWhenLost();
  }

  /**
   * Takes the shared lock of the cluster that answers at `config`.
   * @param revive restarts the cluster after a crash; called until it succeeds.
   * @returns undefined when nothing answers there, or another cluster than the one in `dir`.
   */
  static async join(
    config: pg.ClientConfig,
    dir: string,
    revive: () => Promise<void>,
  ): Promise<ClusterSession | undefined> {
    const client = await connect(config);
    if (!client) return undefined;
    try {
      const { rows } = await client.query<{ dir: string }>(
        "SELECT current_setting('data_directory') AS dir",
      );
      if (rows[0]?.dir === dir) {
        await client.query("SELECT pg_advisory_lock_shared($1)", [IN_USE_LOCK]);
        return new ClusterSession(client, config, revive);
      }
    } catch {
      // The cluster is being stopped, so it is treated like a cluster that does not answer.
    }
    await client.end().catch(() => undefined);
    return undefined;
  }

  /** Creates the database `name` if it is missing. */
  async ensureDatabase(name: string): Promise<void> {
    const { rowCount } = await this.client.query("SELECT 1 FROM pg_database WHERE datname = $1", [
      name,
    ]);
    if (rowCount) return;
    try {
      await this.client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
    } catch (error) {
      // A simultaneous start may have created the database. PostgreSQL then reports a duplicate database or a
      // unique violation.
      const isThere = error instanceof pg.DatabaseError && /^(42P04|23505)$/.test(error.code ?? "");
      if (!isThere) throw error;
    }
  }

  /**
   * Makes this process the one server of the data folder.
   * @returns false when another process is the server already.
   */
  async claimServer(): Promise<boolean> {
    // A server that was killed a moment ago may still have a connection with this lock, so the lock is tried
    // several times.
    for (let attempt = 0; attempt < 4 && !this.isServer; attempt++) {
      if (attempt > 0) await sleep(RETRY_MS);
      this.isServer = await this.tryLock(SERVER_LOCK);
    }
    return this.isServer;
  }

  /**
   * Releases this process's locks on the embedded cluster.
   * @param turnOff called when no other process uses the cluster; processes that start wait meanwhile.
   */
  async leave(turnOff: () => Promise<void>): Promise<void> {
    this.leaving.abort();
    await this.reconnecting;
    const isAlone = await this.releaseAndCheck();
    if (isAlone) await turnOff();
    await this.client.end().catch(() => undefined);
  }

  private async releaseAndCheck(): Promise<boolean> {
    try {
      await this.client.query("SELECT pg_advisory_unlock_shared($1)", [IN_USE_LOCK]);
      return await this.tryLock(IN_USE_LOCK);
    } catch {
      // Without a connection this process cannot check whether others use the cluster, so it does not stop the
      // cluster. The next start joins the running cluster.
      return false;
    }
  }

  private async tryLock(lock: number): Promise<boolean> {
    const { rows } = await this.client.query<{ got: boolean }>(
      "SELECT pg_try_advisory_lock($1) AS got",
      [lock],
    );
    return rows[0]?.got ?? false;
  }

  /**
   * Reconnects when the connection is lost. After a crash of one backend PostgreSQL closes all connections, which
   * releases the advisory locks of this connection.
   */
  private reconnectWhenLost(): void {
    this.client.once("end", () => {
      if (!this.leaving.signal.aborted) this.reconnecting = this.reconnect();
    });
  }

  /** Reconnects, even while this process shuts down: stopping the cluster needs a connection. */
  private async reconnect(): Promise<void> {
    const { signal } = this.leaving;
    for (;;) {
      await sleep(RETRY_MS, undefined, { ref: false, signal }).catch(() => undefined);
      const client = await connect(this.config);
      if (client) return this.rejoin(client);
      if (signal.aborted) return;
      await this.revive().catch(() => undefined);
    }
  }

  private async rejoin(client: pg.Client): Promise<void> {
    this.client = client;
    this.reconnectWhenLost();
    await client.query("SELECT pg_advisory_lock_shared($1)", [IN_USE_LOCK]).catch(() => undefined);
    if (this.isServer) await this.tryLock(SERVER_LOCK).catch(() => false);
  }
}

async function connect(config: pg.ClientConfig): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 3000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    return undefined;
  }
}

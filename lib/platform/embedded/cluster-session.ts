import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** A lock shared by all users of the cluster: the last one stops it. */
const IN_USE_LOCK = 726_401;
/** Held by the one server of a data folder. */
const SERVER_LOCK = 726_402;
const RETRY_MS = 500;

/**
 * One connection that says "in use" for as long as this process lives. The locks are PostgreSQL's own,
 * so a process that is killed lets go of them without a trace.
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
   * Joins the users of the cluster that answers at `config`.
   * @param revive called, until it helps, when the cluster has gone down under its users.
   * @returns undefined when nothing answers there (yet), or something else than the cluster in `dir`.
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
      // It is being stopped under our hands: the same as not answering.
    }
    await client.end().catch(() => undefined);
    return undefined;
  }

  /** Makes the database `name` where it is missing. */
  async ensureDatabase(name: string): Promise<void> {
    const { rowCount } = await this.client.query("SELECT 1 FROM pg_database WHERE datname = $1", [
      name,
    ]);
    if (rowCount) return;
    try {
      await this.client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
    } catch (error) {
      // Another start may have made it at this very moment, which a unique index notices.
      const isThere = error instanceof pg.DatabaseError && /^(42P04|23505)$/.test(error.code ?? "");
      if (!isThere) throw error;
    }
  }

  /**
   * Becomes the one server of the data folder.
   * @returns false when another process is that already.
   */
  async claimServer(): Promise<boolean> {
    // A server that was killed a moment ago may still be on PostgreSQL's books.
    for (let attempt = 0; attempt < 4 && !this.isServer; attempt++) {
      if (attempt > 0) await sleep(RETRY_MS);
      this.isServer = await this.tryLock(SERVER_LOCK);
    }
    return this.isServer;
  }

  /**
   * Leaves the cluster.
   * @param turnOff called when nobody else uses it; newcomers wait meanwhile.
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
      // The connection is gone, and with it what it could tell. Whatever still runs is joined by the
      // next start; stopping it could hit somebody else.
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

  /** A crash of one backend makes PostgreSQL drop all connections, ours with its locks among them. */
  private reconnectWhenLost(): void {
    this.client.once("end", () => {
      if (!this.leaving.signal.aborted) this.reconnecting = this.reconnect();
    });
  }

  /** Reconnects, also while this user leaves: stopping the cluster needs a connection. */
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

import pg from "pg";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";

const CONNECT_TIMEOUT_MS = 2_000;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;
/** Interval at which the listener checks whether its connection to PostgreSQL is dead, in milliseconds. */
const PING_EVERY_MS = 30_000;

interface ListenerOptions {
  channel: string;
  onPayload: (payload: string) => void;
  /**
   * Called when the connection to PostgreSQL is lost. Notifications are missed until the next connection is
   * open.
   */
  onLost: () => void;
}

/** A dedicated connection for PostgreSQL's notifications, opened again after a loss. */
export class Listener {
  private client: pg.Client | undefined;
  private connecting: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;
  private ping: NodeJS.Timeout | undefined;
  private delay = FIRST_RETRY_MS;
  private isStopped = false;

  constructor(private readonly options: ListenerOptions) {}

  /**
   * Resolves when the connection receives notifications of all commits from then on.
   * @throws {AppError} `unavailable`
   */
  async ready(): Promise<void> {
    if (this.client) return;
    try {
      await this.connect();
    } catch (cause) {
      throw new AppError("unavailable", "Live updates are not available now.", { cause });
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private connect(): Promise<void> {
    this.connecting ??= this.open().finally(() => {
      this.connecting = undefined;
    });
    return this.connecting;
  }

  private async open(): Promise<void> {
    clearTimeout(this.retry);
    const { DATABASE_URL, DATABASE_DIRECT_URL } = env();
    const client = new pg.Client({
      // A pooler in transaction mode delivers no notifications.
      connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on("error", (error) => this.lose(client, error));
    client.on("end", () => this.lose(client));
    client.on("notification", ({ payload }) => this.options.onPayload(payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(this.options.channel)}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.isStopped) {
      await client.end();
      return;
    }
    this.client = client;
    this.delay = FIRST_RETRY_MS;
    this.ping = setInterval(() => {
      client.query("SELECT 1").catch((error: unknown) => this.lose(client, error));
    }, PING_EVERY_MS).unref();
  }

  private lose(client: pg.Client, error?: unknown): void {
    if (client !== this.client) return;
    this.client = undefined;
    clearInterval(this.ping);
    void client.end().catch(() => undefined);
    logger.warn({ error }, "the connection for live updates was lost");
    this.options.onLost();
    this.reconnect();
  }

  private reconnect(): void {
    if (this.isStopped) return;
    this.retry = setTimeout(() => {
      this.connect().catch(() => this.reconnect());
    }, this.delay).unref();
    this.delay = Math.min(2 * this.delay, LAST_RETRY_MS);
  }
}

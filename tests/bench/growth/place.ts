import { rm } from "node:fs/promises";
import pg from "pg";
import { openEmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { PASSWORD } from "@/tests/support/factories";
import { type RunningApp, startApp } from "@/tests/support/start-app";
import { makeDataDir } from "@/tests/support/temporary-cluster";
import { signInAt } from "../enter";
import { type Ask, asker } from "../two-servers";
import { fill } from "./fill";

/** A session may make 600 requests a minute. With 16 sessions none reaches that limit. */
export const SESSIONS = 16;

/** A server with a filled database of its own, and people who are signed in. */
export interface Place {
  app: RunningApp;
  client: pg.Client;
  /** Creates another connection to the database. */
  connect: () => Promise<pg.Client>;
  people: { householdId: number; ask: Ask; cookie: string }[];
  stop: () => Promise<void>;
}

/**
 * Creates a PostgreSQL, fills it, and starts a server on it. The people who are signed in live in 16 different
 * households.
 * @param households at least 16
 */
export async function openPlace(households: number): Promise<Place> {
  const dataDir = await makeDataDir();
  const settings = {
    shared_preload_libraries: "pg_stat_statements",
    "pg_stat_statements.track": "all",
    max_wal_size: "8GB",
  };
  const database = await openEmbeddedDatabase({ dataDir, log: () => undefined, settings });
  await applyMigrations({ databaseUrl: database.url, log: () => undefined });
  const connect = async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  const client = await connect();
  await fill(client, households);
  await client.query("CREATE EXTENSION pg_stat_statements");
  const app = await startApp({
    env: {
      DATABASE_URL: database.url,
      NEXTAUTH_SECRET: "a-secret-that-only-the-benchmark-knows-of",
      DEMO: "off",
      AVATARS: "off",
      LOG_LEVEL: "silent",
    },
  });
  const people: Place["people"] = [];
  while (people.length < SESSIONS) {
    const householdId = 1 + Math.floor((people.length * households) / SESSIONS);
    const person = { username: `person-${householdId}`, password: PASSWORD };
    const cookie = await signInAt(app.url, person);
    people.push({ householdId, cookie, ask: asker(app.url, { cookie }) });
  }
  return {
    app,
    client,
    connect,
    people,
    stop: async () => {
      await app.stop();
      await client.end();
      await database.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

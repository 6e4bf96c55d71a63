import { existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Env } from "@/lib/core/env";
import { openEmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { readHistory } from "@/lib/platform/migrations/migration-history";
import { requireUtc } from "@/lib/server/pooled-connection";
import { StartError } from "@/lib/server/start-error";
import { failure, ok, type Verdict } from "./finding";
import { type DatabaseFacts, judgeDatabase } from "./judge-database";

const PATIENCE_MS = 5_000;

/**
 * Examines the database of the settings without changing it. An embedded one is started for the examination if it
 * does not run. Behind a pooler both addresses are examined.
 * @param dataDir absolute path.
 */
export async function examineDatabase(
  { DATABASE_URL, DATABASE_DIRECT_URL }: Pick<Env, "DATABASE_URL" | "DATABASE_DIRECT_URL">,
  dataDir: string,
): Promise<Verdict[]> {
  if (DATABASE_URL === undefined) return examineEmbedded(dataDir);
  if (DATABASE_DIRECT_URL === undefined) return examineServer(DATABASE_URL, "Check DATABASE_URL.");
  return [
    ...(await examineServer(DATABASE_DIRECT_URL, "Check DATABASE_DIRECT_URL.")),
    ...(await examinePooler(DATABASE_URL)),
  ];
}

async function examineEmbedded(dataDir: string): Promise<Verdict[]> {
  const isMade = ["database", "database-location"].some((name) =>
    existsSync(path.join(dataDir, name)),
  );
  if (!isMade) return [ok("the first start makes the embedded database")];
  try {
    const database = await openEmbeddedDatabase({ dataDir, log: () => undefined });
    try {
      return await examineServer(database.url, `Read ${path.join(dataDir, "database/log")}.`);
    } finally {
      await database.stop();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [failure(error.message, "Correct what PostgreSQL reports, then run the doctor again.")];
  }
}

function examineServer(url: string, advice: string): Promise<Verdict[]> {
  return onServer(url, advice, async (client) => judgeDatabase(await readFacts(client)));
}

/** Examines the pooler in front of a database that was examined at its direct address. */
function examinePooler(url: string): Promise<Verdict[]> {
  return onServer(url, "Check DATABASE_URL.", async (client) => {
    await requireUtc(client);
    return [ok("the pooler answers, and the time zone is UTC")];
  });
}

async function onServer(
  url: string,
  advice: string,
  examine: (client: pg.Client) => Promise<Verdict[]>,
): Promise<Verdict[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await examine(client);
  } catch (error) {
    if (error instanceof StartError) return [failure(error.message, "Then run the doctor again.")];
    const { host, pathname } = new URL(url);
    const reason = error instanceof Error ? error.message : String(error);
    return [failure(`${pathname.slice(1)} at ${host} does not answer: ${reason}`, advice)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readFacts(client: pg.Client): Promise<DatabaseFacts> {
  const before = Date.now();
  const { rows } = await client.query<{ version: number; encoding: string; now: Date }>(
    `SELECT current_setting('server_version_num')::int AS version,
       current_setting('server_encoding') AS encoding, clock_timestamp() AS now`,
  );
  const [{ version, encoding, now } = { version: 0, encoding: "", now: new Date() }] = rows;
  // PostgreSQL has read its clock between the two calls of `Date.now`, so its time is compared with their mean.
  const here = (before + Date.now()) / 2;
  const history = await readHistory(client, await readMigrations(migrationsDir()));
  return { version, encoding, clockDifferenceMs: now.getTime() - here, history };
}

import { env, resetEnv } from "@/lib/core/env";
import { prepareDataDir, readSessionSecret } from "./data-dir";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "./open-database";

interface FilledIn {
  /** Absolute path. */
  dataDir: string;
  /** The database without a pooler, for session locks, notifications, migrations and backups. */
  databaseUrl: string;
  /** The embedded database; undefined where `DATABASE_URL` names another. */
  embedded: EmbeddedDatabase | undefined;
}

/**
 * Sets the environment variables that the settings leave to the embedded parts: the database, the session secret, and
 * whether the demo household exists. Call it before the first use of `env()`.
 * @throws {EnvError} when a setting is wrong.
 * @throws {StartError} when the embedded database does not start.
 */
export async function fillInSettings(log: (sentence: string) => void): Promise<FilledIn> {
  const given = env();
  const dataDir = await prepareDataDir(given.DATA_DIR);
  const embedded =
    given.DATABASE_URL === undefined ? await openEmbeddedDatabase({ dataDir, log }) : undefined;
  const databaseUrl = given.DATABASE_URL ?? embedded?.url ?? "";
  process.env.DATA_DIR = dataDir;
  process.env.DATABASE_URL = databaseUrl;
  process.env.NEXTAUTH_SECRET = given.NEXTAUTH_SECRET ?? (await readSessionSecret(dataDir));
  process.env.DEMO = given.DEMO ? "on" : "off";
  resetEnv();
  return { dataDir, databaseUrl: given.DATABASE_DIRECT_URL ?? databaseUrl, embedded };
}

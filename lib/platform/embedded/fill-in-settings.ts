import { env, resetEnv } from "@/lib/core/env";
import { prepareDataDir, readSessionSecret } from "./data-dir";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "./open-database";

interface FilledIn {
  /** Absolute. */
  dataDir: string;
  databaseUrl: string;
  /** The embedded database that was opened, unless `DATABASE_URL` names another. */
  embedded: EmbeddedDatabase | undefined;
}

/**
 * Puts into this process's environment what the settings leave to the embedded parts: the database, the
 * session secret, and whether the demo household is kept. Call it before anything reads `env()` for good.
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
  return { dataDir, databaseUrl, embedded };
}

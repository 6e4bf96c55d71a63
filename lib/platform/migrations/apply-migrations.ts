import pg from "pg";
import { env } from "@/lib/core/env";
import { StartError } from "@/lib/server/start-error";
import { type MigrationFile, migrationsDir, readMigrations } from "./migration-files";
import { type MigrationHistory, readHistory, refuseMismatch } from "./migration-history";
import { runMigrations } from "./run-migrations";

/** Advisory lock: one process at a time migrates or restores a database. */
export const MIGRATION_LOCK = 726_403;

interface MigrateOptions {
  databaseUrl: string;
  /** The folder of the committed migrations; by default prisma/migrations. */
  dir?: string;
  /** Called with a sentence about each step of the migration. */
  log?: (sentence: string) => void;
}

/**
 * Applies the pending migrations and checks that the database fits the committed ones.
 * @returns the names of the migrations that this call applied.
 * @throws {StartError} when the database cannot be reached or does not fit.
 */
export async function applyMigrations({
  databaseUrl,
  dir = migrationsDir(),
  log = () => undefined,
}: MigrateOptions): Promise<string[]> {
  const files = await readMigrations(dir);
  const client = await connect(databaseUrl);
  try {
    const before = await readHistory(client, files);
    refuseMismatch(before);
    if (before.pending.length === 0) return [];
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    // Another process may have applied the migrations while this process waited for the lock.
    const history = await readHistory(client, files);
    refuseMismatch(history);
    if (history.pending.length === 0) return [];
    log(`Applying ${history.pending.length} migration(s) to the database.`);
    return await applyPending({ databaseUrl, dir, files, history });
  } finally {
    await client.end();
  }
}

async function applyPending(job: {
  databaseUrl: string;
  dir: string;
  files: MigrationFile[];
  history: MigrationHistory;
}): Promise<string[]> {
  // Prisma's schema engine sets session parameters, so all its statements must use one connection.
  const pool = new pg.Pool({ connectionString: job.databaseUrl, max: 1 });
  pool.on("error", () => undefined);
  try {
    return await runMigrations(pool, { ...job, unfinished: job.history.unfinished });
  } catch (error) {
    throw new StartError(
      `A migration failed and left nothing behind; the next start tries it again.\n${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    await pool.end();
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    const isDirect = databaseUrl === env().DATABASE_DIRECT_URL;
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host} cannot be reached: ${error instanceof Error ? error.message : String(error)}. Check ${isDirect ? "DATABASE_DIRECT_URL" : "DATABASE_URL"}.`,
      { cause: error },
    );
  }
}

import pg from "pg";
import type { MigrationList } from "@prisma/schema-engine-wasm/schema_engine_bg";
import {
  type MigrationFile,
  migrationsDir,
  readMigrations,
} from "@/lib/server/migrations/migration-files";
import {
  type MigrationHistory,
  readHistory,
  refuseMismatch,
} from "@/lib/server/migrations/migration-history";
import { createSchemaEngine } from "@/lib/server/migrations/schema-engine";
import { createScriptAdapter } from "@/lib/server/migrations/script-adapter";
import { StartError } from "@/lib/server/start-error";

/** One process at a time migrates a database, however many start at once. */
const MIGRATION_LOCK = 726_403;

interface MigrateOptions {
  databaseUrl: string;
  /** The folder of the committed migrations; prisma/migrations unless told otherwise. */
  dir?: string;
  /** Told what is being applied, a sentence each. */
  log?: (sentence: string) => void;
}

/**
 * Brings a database to the committed migrations and makes sure that it fits them.
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
    // Another start may have done the work while this one waited for the lock.
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
  const scripts = new Set(job.files.map((file) => file.sql));
  // One connection: the engine sets things for its session.
  const pool = new pg.Pool({ connectionString: job.databaseUrl, max: 1 });
  pool.on("error", () => undefined);
  const engine = await createSchemaEngine(createScriptAdapter(pool, scripts));
  try {
    for (const migrationName of job.history.unfinished) {
      await engine.markMigrationRolledBack({ migrationName });
    }
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: describe(job.dir, job.files),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } catch (error) {
    throw new StartError(
      `A migration failed and left nothing behind; the next start tries it again.\n${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    engine.free();
    await pool.end();
  }
}

/** The committed migrations as the engine wants to be told of them. */
function describe(baseDir: string, files: MigrationFile[]): MigrationList {
  return {
    baseDir,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: files.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host} cannot be reached: ${error instanceof Error ? error.message : String(error)}. Check DATABASE_URL.`,
      { cause: error },
    );
  }
}

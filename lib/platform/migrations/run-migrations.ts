import type { MigrationList } from "@prisma/schema-engine-wasm/schema_engine_bg";
import type pg from "pg";
import type { MigrationFile } from "./migration-files";
import { createSchemaEngine } from "./schema-engine";
import { createScriptAdapter } from "./script-adapter";

interface RunOptions {
  /** The folder of the migration files. */
  dir: string;
  files: readonly MigrationFile[];
  /** Names of migrations whose process died while applying them. */
  unfinished?: readonly string[];
}

/**
 * Applies the migrations of `files` that the database does not have.
 * @param pool a pool of one connection; an open transaction on it is used.
 * @returns the names of the migrations that this call applied.
 */
export async function runMigrations(
  pool: pg.Pool,
  { dir, files, unfinished = [] }: RunOptions,
): Promise<string[]> {
  const scripts = new Set(files.map((file) => file.sql));
  const engine = await createSchemaEngine(createScriptAdapter(pool, scripts));
  try {
    for (const migrationName of unfinished) await engine.markMigrationRolledBack({ migrationName });
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: describe(dir, files),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}

/** Returns the committed migrations in the format of Prisma's schema engine. */
function describe(baseDir: string, files: readonly MigrationFile[]): MigrationList {
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

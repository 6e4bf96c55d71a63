import type { MigrationFile } from "@/lib/platform/migrations/migration-files";

/** Prisma's table of applied migrations. Applying migrations writes it, so its rows are never backed up. */
export const MIGRATIONS_TABLE = "_prisma_migrations";

/**
 * The tables that a backup leaves out. Sessions, links to a new password or e-mail address, and rate limits
 * are omitted, because those that have ended since the backup would be valid again after a restore. Runs of
 * background functions and their steps belong to the queue, which is not backed up. After a restore
 * `publish-job-events` starts their work again. `schema_compatibility` is omitted, because the migrations write
 * its rows.
 */
const LEFT_OUT = new Set([
  "sessions",
  "password_resets",
  "email_changes",
  "rate_limits",
  "job_runs",
  "job_steps",
  "schema_compatibility",
]);

type Scripts = readonly Pick<MigrationFile, "sql">[];

/** Returns the names of all tables that the migrations create, including tables that are not backed up. */
export function tablesMadeBy(files: Scripts): Set<string> {
  return namesIn(files, /^CREATE TABLE "(\w+)"/gm);
}

/** Returns the names of the SQL functions that the migrations create in the database. */
export function functionsMadeBy(files: Scripts): Set<string> {
  return namesIn(files, /^CREATE OR REPLACE FUNCTION "(\w+)"/gm);
}

function namesIn(files: Scripts, statement: RegExp): Set<string> {
  return new Set(
    files.flatMap(({ sql }) => [...sql.matchAll(statement)].map(([, name = ""]) => name)),
  );
}

export function isBackedUp(table: string): boolean {
  return !LEFT_OUT.has(table);
}

import type { MigrationFile } from "@/lib/platform/migrations/migration-files";

/** The book of applied migrations: written by applying them, so never backed up as rows. */
export const MIGRATIONS_TABLE = "_prisma_migrations";

/**
 * What a backup leaves out. Sessions, links to a new password and counted attempts: what has ended since
 * must not come back to life. Runs and their steps: they belong to the queue, which is not in it either;
 * what they were about is found again by the sweep.
 */
const LEFT_OUT = new Set(["sessions", "password_resets", "rate_limits", "job_runs", "job_steps"]);

/** The tables that these migrations make, left out or not. */
export function tablesMadeBy(files: readonly Pick<MigrationFile, "sql">[]): Set<string> {
  const names = files.flatMap(({ sql }) =>
    [...sql.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, name = ""]) => name),
  );
  return new Set(names);
}

export function isBackedUp(table: string): boolean {
  return !LEFT_OUT.has(table);
}

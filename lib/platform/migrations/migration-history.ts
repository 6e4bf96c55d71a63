import pg from "pg";
import { StartError } from "@/lib/server/start-error";
import type { MigrationFile } from "./migration-files";

interface HistoryRow {
  migration_name: string;
  checksum: string;
  isFinished: boolean;
}

/** The migrations of a database compared with the committed ones. */
export interface MigrationHistory {
  /** Names of committed migrations that the database does not have yet, in the order of application. */
  pending: string[];
  /**
   * Pending migrations that were begun and not finished. Each script is one transaction, so an unfinished one
   * changed nothing.
   */
  unfinished: string[];
  /**
   * Migrations that the database has applied but the project does not contain: another version used the
   * database.
   */
  unknown: string[];
  /** Applied migrations whose file in the project has changed since. */
  edited: string[];
}

/** Compares Prisma's table of applied migrations with the committed `files`. */
export async function readHistory(
  client: pg.ClientBase,
  files: readonly MigrationFile[],
): Promise<MigrationHistory> {
  const rows = await readRows(client);
  const applied = new Map(
    rows.filter((row) => row.isFinished).map((row) => [row.migration_name, row]),
  );
  const open = rows.filter((row) => !row.isFinished && !applied.has(row.migration_name));
  const committed = new Set(files.map((file) => file.name));
  return {
    pending: files.map((file) => file.name).filter((name) => !applied.has(name)),
    unfinished: open.map((row) => row.migration_name),
    unknown: [...applied.keys()].filter((name) => !committed.has(name)),
    edited: files
      .filter((file) => (applied.get(file.name)?.checksum ?? file.checksum) !== file.checksum)
      .map((file) => file.name),
  };
}

/**
 * Refuses a database that does not fit this version of the project.
 * @throws {StartError} naming the migrations and what to do.
 */
export function refuseMismatch({ unknown, edited }: MigrationHistory): void {
  if (unknown.length > 0) {
    throw new StartError(
      `This database has migrations that this version does not know (${unknown.join(", ")}). It was used by a newer version: update, or restore a backup.`,
    );
  }
  if (edited.length > 0) {
    throw new StartError(
      `These migrations were changed after they had been applied to this database: ${edited.join(", ")}. Put them back as they were, and write a new one for the change.`,
    );
  }
}

async function readRows(client: pg.ClientBase): Promise<HistoryRow[]> {
  try {
    const { rows } = await client.query<HistoryRow>(
      `SELECT migration_name, checksum, finished_at IS NOT NULL AS "isFinished"
       FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    );
    return rows;
  } catch (error) {
    const isNewDatabase = error instanceof pg.DatabaseError && error.code === "42P01";
    if (isNewDatabase) return [];
    throw error;
  }
}

import type pg from "pg";
import {
  compareMigrations,
  describeIncompatible,
  readAppliedMigrations,
  type SchemaFit,
} from "@/lib/server/applied-migrations";
import { StartError } from "@/lib/server/start-error";
import type { MigrationFile } from "./migration-files";

/** The migrations of a database compared with the committed ones. */
export interface MigrationHistory extends SchemaFit {
  /**
   * Pending migrations that were begun and not finished. Each script is one transaction, so an unfinished one
   * changed nothing.
   */
  unfinished: string[];
  /** Applied migrations whose file in the project has changed since. */
  edited: string[];
}

/** Compares Prisma's table of applied migrations with the committed `files`. */
export async function readHistory(
  client: pg.ClientBase,
  files: readonly MigrationFile[],
): Promise<MigrationHistory> {
  const rows = await readAppliedMigrations(client);
  const applied = new Map(rows.filter((row) => row.isFinished).map((row) => [row.name, row]));
  const open = rows.filter((row) => !row.isFinished && !applied.has(row.name));
  return {
    ...compareMigrations(
      rows,
      files.map(({ name }) => name),
    ),
    unfinished: open.map(({ name }) => name),
    edited: files
      .filter((file) => (applied.get(file.name)?.checksum ?? file.checksum) !== file.checksum)
      .map((file) => file.name),
  };
}

/**
 * Refuses a database that does not fit this version of the project. Migrations of a newer version that are
 * compatible with this one are accepted.
 * @throws {StartError} naming the migrations and what to do.
 */
export function refuseMismatch({ incompatible, edited }: MigrationHistory): void {
  if (incompatible.length > 0) throw new StartError(describeIncompatible(incompatible));
  if (edited.length > 0) {
    throw new StartError(
      `These migrations were changed after they had been applied to this database: ${edited.join(", ")}. Put them back as they were, and write a new one for the change.`,
    );
  }
}

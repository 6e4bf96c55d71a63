import pg from "pg";

/** A migration in Prisma's table of applied migrations. */
export interface AppliedMigration {
  name: string;
  checksum: string;
  isFinished: boolean;
  /**
   * The oldest migration whose code still works with the schema after this one. Null where this migration names
   * none: then no earlier code works with that schema.
   */
  compatibleSince: string | null;
}

/** Returns the migrations of a database, without those that were rolled back. None in a new database. */
export async function readAppliedMigrations(
  client: pg.ClientBase | pg.Pool,
): Promise<AppliedMigration[]> {
  const applied = await rowsOf<Omit<AppliedMigration, "compatibleSince">>(
    client,
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  const marks = await rowsOf<{ migration: string; compatible_since: string }>(
    client,
    "SELECT migration, compatible_since FROM schema_compatibility",
  );
  const since = new Map(marks.map((mark) => [mark.migration, mark.compatible_since]));
  return applied.map((row) => ({ ...row, compatibleSince: since.get(row.name) ?? null }));
}

/** The state of a database's migrations, compared with those that a version of the code knows. */
export interface SchemaFit {
  /** Names of known migrations that the database does not have yet, in the order of application. */
  pending: string[];
  /** Names of applied migrations that the code does not know: a newer version has migrated the database. */
  unknown: string[];
  /** Those of `unknown` with which this code does not work. */
  incompatible: string[];
}

/**
 * Compares the migrations of a database with the names that the code knows, in the order of application. If a
 * known migration is pending, all unknown ones are incompatible, because that order is untested.
 */
export function compareMigrations(
  applied: readonly AppliedMigration[],
  known: readonly string[],
): SchemaFit {
  const finished = applied.filter(({ isFinished }) => isFinished);
  const names = new Set(finished.map(({ name }) => name));
  const pending = known.filter((name) => !names.has(name));
  const own = known.at(-1) ?? "";
  const unknown = finished.filter(({ name }) => !known.includes(name));
  const incompatible = unknown.filter(
    ({ compatibleSince }) =>
      pending.length > 0 || compatibleSince === null || compatibleSince > own,
  );
  return {
    pending,
    unknown: unknown.map(({ name }) => name),
    incompatible: incompatible.map(({ name }) => name),
  };
}

/** Returns the error message about migrations with which this code does not work, with advice for the operator. */
export function describeIncompatible(names: readonly string[]): string {
  return `This database has migrations that this version does not know (${names.join(", ")}). It was used by a newer version: update, or restore a backup.`;
}

async function rowsOf<Row extends pg.QueryResultRow>(
  client: pg.ClientBase | pg.Pool,
  sql: string,
): Promise<Row[]> {
  try {
    return (await client.query<Row>(sql)).rows;
  } catch (error) {
    const isNoTable = error instanceof pg.DatabaseError && error.code === "42P01";
    if (isNoTable) return [];
    throw error;
  }
}

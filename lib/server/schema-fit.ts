import { logger } from "../core/logger";
import {
  compareMigrations,
  describeIncompatible,
  readAppliedMigrations,
} from "./applied-migrations";
import { databasePool } from "./db";
import { isStartError, StartError } from "./start-error";

/**
 * Requires that this build works with the schema of the database. The migrations of a newer version are accepted if they
 * name this build's newest one, or an earlier one, as compatible.
 * @param known names of the build's migrations; by default those that next.config.mjs has put into the bundle
 * @throws {StartError} with what the operator does about it
 */
export async function requireFittingSchema(known = migrationsOfBuild()): Promise<void> {
  const { pending, incompatible } = compareMigrations(
    await readAppliedMigrations(databasePool()),
    known,
  );
  if (incompatible.length > 0) throw new StartError(describeIncompatible(incompatible));
  if (pending.length > 0) {
    throw new StartError(
      `This database lacks migrations of this version (${pending.join(", ")}). Run "npm run migrate" before this version serves.`,
    );
  }
}

/**
 * Checks the schema before the first request. The server starts even if the database is unreachable, because the
 * database may be back later. Until then health checks and calls get a 503 response.
 * @throws {StartError} when this version does not work with the schema of the database
 */
export async function checkSchemaAtStart(): Promise<void> {
  try {
    await requireFittingSchema();
  } catch (error) {
    if (isStartError(error)) throw error;
    logger.warn({ error }, "the schema of the database could not be checked");
  }
}

function migrationsOfBuild(): string[] {
  return process.env.LARDER_MIGRATIONS?.split(" ") ?? [];
}

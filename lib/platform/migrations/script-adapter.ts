import { PrismaPg } from "@prisma/adapter-pg";
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import pg from "pg";

/**
 * Returns Prisma's PostgreSQL adapter with another way to run a migration's script. Prisma splits a script at
 * every semicolon, which breaks functions and DO blocks. This adapter sends the whole script and the
 * statement that marks the migration as finished as one simple query. PostgreSQL runs that query as one
 * transaction: after a crash an unmarked script has changed nothing and can run again.
 * @param scripts the SQL of the migrations; other scripts are the engine's own and get no such statement.
 */
export function createScriptAdapter(
  pool: pg.Pool,
  scripts: ReadonlySet<string>,
): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool);
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => runWhole(await factory.connect(), pool, scripts),
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

const MARK_FINISHED = `UPDATE "_prisma_migrations" SET "finished_at" = now()
  WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL`;

function runWhole(
  adapter: SqlDriverAdapter,
  pool: pg.Pool,
  scripts: ReadonlySet<string>,
): SqlDriverAdapter {
  adapter.executeScript = async (script) => {
    // The script of a migration may end with an SQL comment. The line break keeps the statement that marks the
    // migration as finished out of that comment.
    await pool
      .query(scripts.has(script) ? `${script}\n;${MARK_FINISHED}` : script)
      .catch(throwForEngine);
  };
  return adapter;
}

/**
 * Throws a database error as a `DriverAdapterError`. Prisma's schema engine shows the text of no other kind of
 * error.
 */
function throwForEngine(error: unknown): never {
  if (!(error instanceof pg.DatabaseError)) throw error;
  const { message, code = "", severity = "", detail, hint } = error;
  throw new DriverAdapterError({
    kind: "postgres",
    column: undefined,
    message,
    code,
    severity,
    detail,
    hint,
  });
}

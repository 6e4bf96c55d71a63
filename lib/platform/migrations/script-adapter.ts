import { PrismaPg } from "@prisma/adapter-pg";
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import pg from "pg";

/**
 * Prisma's PostgreSQL adapter with another way to run a migration's script. Its own way splits at
 * every semicolon, which breaks functions and DO blocks. Ours sends the whole script as one simple
 * query, which PostgreSQL runs as one transaction, together with the mark that it is finished. So
 * after a crash an unmarked script has left nothing behind and can run again.
 * @param scripts the SQL of the migrations; other scripts are the engine's own and carry no mark.
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
    // The line break ends a comment that the script may end with.
    await pool
      .query(scripts.has(script) ? `${script}\n;${MARK_FINISHED}` : script)
      .catch(throwForEngine);
  };
  return adapter;
}

/** The engine shows only errors of this kind with their text. */
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

import pg from "pg";
import { hasTable } from "./read-catalog";

/**
 * How long a restore waits for its table lock. Connections of a server that was killed a moment ago may not
 * have ended yet.
 */
const LOCK_TIMEOUT = "10s";

/** A photo to which a row referred before the restore, as JSON with the columns of `stored_files`. */
export type EarlierPhoto = Record<string, unknown>;

/** Locks the households until the transaction ends, and returns how many there are. */
export async function lockHouseholds(client: pg.ClientBase): Promise<number> {
  await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  if (!(await hasTable(client, "households"))) return 0;
  await client.query("LOCK TABLE households IN ACCESS EXCLUSIVE MODE");
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM households",
  );
  return rows[0]?.count ?? 0;
}

/**
 * Drops our tables and functions, the types that only our tables use, and the queue of the background functions, whose
 * jobs refer to dropped rows. Anything else in the database stays.
 * @returns the photos that the dropped rows named.
 */
export async function clearDatabase(
  client: pg.ClientBase,
  own: { tables: readonly string[]; functions: readonly string[] },
): Promise<EarlierPhoto[]> {
  const photos = await readPhotos(client);
  const { rows: types } = await client.query<{ name: string }>(
    `SELECT DISTINCT typname::text AS name FROM pg_type
     JOIN pg_attribute ON atttypid = pg_type.oid AND attnum > 0 AND NOT attisdropped
     JOIN pg_class ON pg_class.oid = attrelid AND relname = ANY ($1)
     WHERE typtype = 'e' AND typnamespace = 'public'::regnamespace
       AND relnamespace = 'public'::regnamespace`,
    [own.tables],
  );
  const { rows: functions } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc
     WHERE proname = ANY ($1) AND pronamespace = 'public'::regnamespace`,
    [own.functions],
  );
  // Tables are dropped before functions, because triggers of the tables call the functions.
  await client.query(`DROP TABLE IF EXISTS ${own.tables.map(qualify).join(", ")} CASCADE`);
  for (const { signature } of functions) {
    await client.query(`DROP FUNCTION IF EXISTS ${signature}`);
  }
  for (const { name } of types) await client.query(`DROP TYPE ${qualify(name)}`);
  await client.query("DROP SCHEMA IF EXISTS graphile_worker CASCADE");
  return photos;
}

async function readPhotos(client: pg.ClientBase): Promise<EarlierPhoto[]> {
  if (!(await hasTable(client, "stored_files"))) return [];
  const { rows } = await client.query<{ photo: EarlierPhoto }>(
    "SELECT to_jsonb(stored_files) AS photo FROM stored_files",
  );
  return rows.map(({ photo }) => photo);
}

function qualify(name: string): string {
  return `public.${pg.escapeIdentifier(name)}`;
}

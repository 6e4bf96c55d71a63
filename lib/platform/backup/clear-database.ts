import pg from "pg";
import { hasTable } from "./read-catalog";

/** How long to wait for a server that was killed a moment ago to be off PostgreSQL's books. */
const LOCK_TIMEOUT = "10s";

/** A photo that rows spoke of before; as JSON, in the columns of `stored_files`. */
export type EarlierPhoto = Record<string, unknown>;

/** How many households the database holds, which nobody changes until the transaction ends. */
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
 * Removes our tables, the types that only they use, and the queue of the background functions, which would
 * speak of what is gone. Anything else in the database stays.
 * @returns the photos that the rows spoke of.
 */
export async function clearDatabase(
  client: pg.ClientBase,
  ownTables: readonly string[],
): Promise<EarlierPhoto[]> {
  const photos = await readPhotos(client);
  const { rows: types } = await client.query<{ name: string }>(
    `SELECT DISTINCT typname::text AS name FROM pg_type
     JOIN pg_attribute ON atttypid = pg_type.oid AND attnum > 0 AND NOT attisdropped
     JOIN pg_class ON pg_class.oid = attrelid AND relname = ANY ($1)
     WHERE typtype = 'e' AND typnamespace = 'public'::regnamespace
       AND relnamespace = 'public'::regnamespace`,
    [ownTables],
  );
  const tables = ownTables.map(qualify).join(", ");
  await client.query(`DROP TABLE IF EXISTS ${tables} CASCADE`);
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

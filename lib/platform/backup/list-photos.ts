import type pg from "pg";
import { smallName, type StoreName } from "@/lib/server/photos/stores";
import { hasTable } from "./read-catalog";

interface PhotoRow {
  key: string;
  store: StoreName;
  hasSmall: boolean;
}

/**
 * Returns the photos that rows name, and their small variants, by their names in their stores. Discarded photos are
 * not among them.
 */
export async function listPhotos(
  client: pg.ClientBase,
): Promise<{ name: string; store: StoreName }[]> {
  // Databases of the first release have no such table.
  if (!(await hasTable(client, "stored_files"))) return [];
  const { rows } = await client.query<PhotoRow>(
    `SELECT object_key AS key, store::text AS store, has_small AS "hasSmall" FROM stored_files
     WHERE household_id IS NOT NULL AND discarded_at IS NULL ORDER BY created_at, object_key`,
  );
  return rows.flatMap(({ key, store, hasSmall }) => [
    { name: key, store },
    ...(hasSmall ? [{ name: smallName(key), store }] : []),
  ]);
}

import type pg from "pg";
import { smallName, type StoreName } from "@/lib/server/photos/stores";
import { hasTable } from "./read-catalog";

interface PhotoRow {
  key: string;
  store: StoreName;
  hasSmall: boolean;
}

/**
 * Returns the name and the store of each stored photo and of its small variant. Discarded photos are omitted.
 */
export async function listPhotos(
  client: pg.ClientBase,
): Promise<{ name: string; store: StoreName }[]> {
  // Databases of the first release have no table `stored_files`.
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

import type pg from "pg";
import { smallName, type StoreName } from "@/lib/server/photos/stores";
import { hasTable } from "./read-catalog";

interface PhotoRow {
  key: string;
  store: StoreName;
  hasSmall: boolean;
}

/**
 * The photos of which rows speak, and their small variants, by their names in their stores. Not those that
 * are on their way out.
 */
export async function listPhotos(
  client: pg.ClientBase,
): Promise<{ name: string; store: StoreName }[]> {
  // The first release did not have it.
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

import type pg from "pg";
import { StartError } from "@/lib/server/start-error";
import type { Manifest } from "./backup-format";
import { writeRows } from "./copy-rows";
import { isBackedUp, MIGRATIONS_TABLE } from "./own-schema";
import type { PartReader } from "./part-reader";
import { readTables } from "./read-catalog";

/**
 * Inserts the rows of a backup into empty tables, which the backup's migrations have created, and sets the
 * sequences. Afterwards the next part that `reader` returns is the first one after the rows.
 */
export async function restoreRows(
  client: pg.ClientBase,
  { tables, sequences }: Manifest,
  reader: PartReader,
): Promise<void> {
  await requireSameTables(client, tables);
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  for (;;) {
    const next = await reader.peek();
    if (next.done || next.value.kind !== "rows") break;
    const name = next.value.table;
    const columns = columnsOf.get(name);
    if (!columns) throw doesNotFit(name);
    await writeRows(client, { name, columns }, rowsOf(reader, name));
  }
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query("SELECT setval(format('public.%I', $1::text)::regclass, $2::bigint, $3)", [
      name,
      lastValue,
      isCalled,
    ]);
  }
}

async function* rowsOf(reader: PartReader, table: string): AsyncGenerator<Buffer, void> {
  for (;;) {
    const next = await reader.peek();
    if (next.done || next.value.kind !== "rows" || next.value.table !== table) return;
    await reader.take();
    yield next.value.bytes;
  }
}

/**
 * Checks that the backup has the tables of this database. The same migrations create the same tables, so a
 * file with other tables was not written by Larder.
 */
async function requireSameTables(client: pg.ClientBase, listed: Manifest["tables"]): Promise<void> {
  const there = (await readTables(client)).filter(
    ({ name }) => name !== MIGRATIONS_TABLE && isBackedUp(name),
  );
  const columnsOf = new Map(there.map(({ name, columns }) => [name, columns.join()]));
  for (const { name, columns } of listed) {
    if (columnsOf.get(name) !== columns.join()) throw doesNotFit(name);
  }
}

function doesNotFit(table: string): StartError {
  return new StartError(
    `The backup does not fit this version: the table ${table} is another one here.`,
  );
}

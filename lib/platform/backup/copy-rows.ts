import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { type BackedUpTable, PART_BYTES } from "./backup-format";

type CopiedTable = Pick<BackedUpTable, "name" | "columns">;

/** Yields the rows of a table as COPY writes them, in parts that may end in the middle of a row. */
export async function* readRows(
  client: pg.ClientBase,
  table: CopiedTable,
): AsyncGenerator<Buffer, void> {
  let pieces: Buffer[] = [];
  let size = 0;
  const rows: AsyncIterable<Buffer> = client.query(copyTo(`COPY ${nameColumns(table)} TO STDOUT`));
  for await (const piece of rows) {
    pieces.push(piece);
    size += piece.byteLength;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(pieces);
}

/** Inserts rows into a table. They are in the form in which `readRows` yields them. */
export async function writeRows(
  client: pg.ClientBase,
  table: CopiedTable,
  parts: AsyncIterable<Buffer>,
): Promise<void> {
  const into = client.query(copyFrom(`COPY ${nameColumns(table)} FROM STDIN`));
  await pipeline(Readable.from(parts), into);
}

function nameColumns({ name, columns }: CopiedTable): string {
  return `public.${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(", ")})`;
}

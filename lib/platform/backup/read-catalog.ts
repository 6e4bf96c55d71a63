import type pg from "pg";

/** A table in PostgreSQL's catalog. */
export interface CatalogTable {
  name: string;
  /** The names of the table's columns, in the order of their creation. */
  columns: string[];
  /** The other tables to which foreign keys of this table refer. */
  refersTo: string[];
}

const TABLES = `
  SELECT relname::text AS name,
    (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    ARRAY(SELECT DISTINCT target.relname::text FROM pg_constraint
      JOIN pg_class target ON target.oid = confrelid
      WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid) AS "refersTo"
  FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`;

/**
 * Returns the tables of the database, each after those that it refers to, so that rows can be inserted in this order.
 */
export async function readTables(client: pg.ClientBase): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(TABLES);
  const ordered: CatalogTable[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const blocked = new Set(waiting.map(({ name }) => name));
    const isReady = (table: CatalogTable) => !table.refersTo.some((name) => blocked.has(name));
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error(`Tables refer in a circle: ${[...blocked].join(", ")}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !isReady(table));
  }
  return ordered;
}

/** Returns whether a table of that name exists. */
export async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    "SELECT to_regclass('public.' || quote_ident($1)) IS NOT NULL AS has",
    [name],
  );
  return rows[0]?.has ?? false;
}

interface Sequence {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** Returns the state of the sequences of the given tables. A restore sets it again, so that no id is used twice. */
export async function readSequences(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequence.relname::text AS name FROM pg_class sequence
     JOIN pg_depend ON pg_depend.objid = sequence.oid AND deptype IN ('a', 'i')
       AND classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass
     JOIN pg_class owner ON owner.oid = refobjid
     WHERE sequence.relkind = 'S' AND owner.relnamespace = 'public'::regnamespace
       AND owner.relname = ANY ($1) ORDER BY 1`,
    [tables],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<Omit<Sequence, "name">>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled"
       FROM public.${client.escapeIdentifier(name)}`,
    );
    sequences.push(...states.map((state) => ({ name, ...state })));
  }
  return sequences;
}

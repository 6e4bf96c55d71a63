import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { diffSchemas } from "@/lib/platform/migrations/diff-schemas";
import { migrationsDir, readSchemaSnapshot } from "@/lib/platform/migrations/migration-files";
import { makeEmptyDatabase, query } from "@/tests/support/empty-database";

const schema = await readFile("prisma/schema.prisma", "utf8");

/** Lists the columns, indexes, constraints and enums of a database, one line of text each. */
const FACTS = `
  select format('column %s.%s %s %s default %s', relname, attname,
    format_type(atttypid, atttypmod), case when attnotnull then 'not null' else 'null' end,
    coalesce(pg_get_expr(adbin, adrelid), 'none')) as fact
  from pg_attribute
  join pg_class on pg_class.oid = attrelid and relkind = 'r'
    and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations'
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
  union all
  select indexdef from pg_indexes where schemaname = 'public' and tablename <> '_prisma_migrations'
  union all
  select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'f', 'u')
    and conrelid <> coalesce(to_regclass('_prisma_migrations'), 0)
  union all
  select format('enum %s %s', typname, string_agg(enumlabel, ', ' order by enumsortorder))
  from pg_enum join pg_type on pg_type.oid = enumtypid group by typname`;

async function listFacts(databaseUrl: string): Promise<string[]> {
  const rows = await query<{ fact: string }>(databaseUrl, FACTS);
  return rows.map((row) => row.fact).sort();
}

test("the migrated database has every column, index, constraint and enum of schema.prisma", async () => {
  const wantedUrl = await makeEmptyDatabase();
  await query(wantedUrl, await diffSchemas(undefined, schema));
  const wanted = await listFacts(wantedUrl);
  expect(wanted.length).toBeGreaterThan(50);
  const migrated = new Set(await listFacts(process.env.DATABASE_URL ?? ""));
  expect(wanted.filter((fact) => !migrated.has(fact))).toEqual([]);
});

test("the schema snapshot of the newest migration equals schema.prisma", async () => {
  expect(await diffSchemas(await readSchemaSnapshot(migrationsDir()), schema)).toBe("");
});

import { expect, test } from "vitest";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { copyMigrations } from "@/tests/support/copied-migrations";
import { makeEmptyDatabase, query } from "@/tests/support/empty-database";

const BEFORE = `
  insert into households (id, name) values (7, 'Home');
  insert into locations (id, household_id, name, updated_at) values (5, 7, 'Cellar', now());
  insert into items (id, household_id, location_id, name, unit, updated_at)
  values (9, 7, 5, 'Rice', 'bag', now()), (4, 7, 5, 'Oats', 'bag', now());
  select setval('items_id_seq', 9);`;

test("items that were stored before the migration that adds the order of the shelf have the order of their ids, and a new item is the last one", async () => {
  const databaseUrl = await makeEmptyDatabase();
  const names = (await readMigrations(migrationsDir())).map(({ name }) => name);
  const index = names.findIndex((name) => name.endsWith("_shelf_order"));
  await applyMigrations({ databaseUrl, dir: await copyMigrations(names.slice(0, index)) });
  await query(databaseUrl, BEFORE);
  await applyMigrations({ databaseUrl });
  await query(
    databaseUrl,
    "insert into items (household_id, location_id, name, unit, updated_at) values (7, 5, 'Tea', 'box', now())",
  );
  const shelf = await query(databaseUrl, "select name from items order by shelf_order");
  expect(shelf).toEqual([{ name: "Oats" }, { name: "Rice" }, { name: "Tea" }]);
});

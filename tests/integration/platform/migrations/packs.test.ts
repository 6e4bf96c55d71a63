import { beforeAll, describe, expect, test } from "vitest";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { copyMigrations } from "@/tests/support/copied-migrations";
import { makeEmptyDatabase, query } from "@/tests/support/empty-database";

const BEFORE = `
  insert into households (id, name) values (7, 'Home');
  insert into locations (id, household_id, name, updated_at) values (5, 7, 'Cellar', now());
  insert into items (id, household_id, location_id, name, unit, updated_at) values (1, 7, 5, 'Rice', 'bag', now());
  insert into shopping_lists (id, household_id) values (30, 7);
  insert into shopping_list_items (household_id, list_id, item_id, quantity) values (7, 30, 1, 2);
  insert into shopping_additions (household_id, item_id, name, quantity) values (7, 1, 'Rice', 3);`;

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await makeEmptyDatabase();
  const names = (await readMigrations(migrationsDir())).map(({ name }) => name);
  const index = names.findIndex((name) => name.endsWith("_packs"));
  await applyMigrations({ databaseUrl, dir: await copyMigrations(names.slice(0, index)) });
  await query(databaseUrl, BEFORE);
  await applyMigrations({ databaseUrl });
});

test.each(["items", "shopping_list_items", "shopping_additions"])(
  "rows of %s that were stored before the migration that adds packs get the pack size 1",
  async (table) => {
    expect(await query(databaseUrl, `select pack_size from ${table}`)).toEqual([{ pack_size: 1 }]);
  },
);

test("lines that were stored before the migration that adds packs keep their quantity, and their missing units are null", async () => {
  const lines = await query(databaseUrl, "select quantity, missing from shopping_list_items");
  expect(lines).toEqual([{ quantity: 2, missing: null }]);
});

describe.each(["items", "shopping_list_items", "shopping_additions"])("%s", (table) => {
  test.each([0, 1_000])("the database refuses packs of %i units", async (size) => {
    const update = query(databaseUrl, `update ${table} set pack_size = ${size}`);
    await expect(update).rejects.toThrow(`${table}_pack_size_check`);
  });
});

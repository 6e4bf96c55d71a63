import { beforeAll, expect, test } from "vitest";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { copyMigrations } from "@/tests/support/copied-migrations";
import { makeEmptyDatabase, query } from "@/tests/support/empty-database";

/** A shopping list with a ticked and an unticked line. */
const BEFORE = `
  insert into households (id, name) values (7, 'Home');
  insert into locations (id, household_id, name, updated_at) values (5, 7, 'Cellar', now());
  insert into items (id, household_id, location_id, name, unit, updated_at) values
    (1, 7, 5, 'Rice', 'bag', now()), (2, 7, 5, 'Salt', 'box', now());
  insert into shopping_lists (id, household_id) values (30, 7);
  insert into shopping_list_items (id, household_id, list_id, item_id, quantity, purchased) values
    (41, 7, 30, 1, 2, true), (42, 7, 30, 2, 1, false);`;

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await makeEmptyDatabase();
  const names = (await readMigrations(migrationsDir())).map(({ name }) => name);
  const index = names.findIndex((name) => name.endsWith("_purchase_journal"));
  await applyMigrations({ databaseUrl, dir: await copyMigrations(names.slice(0, index)) });
  await query(databaseUrl, BEFORE);
  await applyMigrations({ databaseUrl });
});

test("the migration that adds the journal creates an entry without a time and a person for each ticked line", async () => {
  const entries = await query(
    databaseUrl,
    "select item_id, line_id, kind, quantity, observed_at, user_id from journal_entries",
  );
  expect(entries).toEqual([
    { item_id: 1, line_id: 41, kind: "bought", quantity: 600, observed_at: null, user_id: null },
  ]);
});

test("the migration that adds list_id to the journal sets it to the list of the entry's line", async () => {
  expect(await query(databaseUrl, "select line_id, list_id from journal_entries")).toEqual([
    { line_id: 41, list_id: 30 },
  ]);
});

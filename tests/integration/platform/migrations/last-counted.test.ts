import { beforeAll, describe, expect, test } from "vitest";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { copyMigrations } from "@/tests/support/copied-migrations";
import { makeEmptyDatabase, query } from "@/tests/support/empty-database";

const COMPLETED = "2026-01-01";
const PURGED = "2026-01-02";
const ASSUMED = "2026-01-03";
const CANCELLED = "2026-01-04";
const RUNNING = "2026-01-05";
const CREATED = "2026-01-06";
const CHANGED = "2026-01-07";

/**
 * Inserts rows before the migration runs: four checks, a list, and items whose names describe how their stock
 * was determined.
 */
const BEFORE = `
  insert into households (id, name) values (7, 'Home');
  insert into locations (id, household_id, name, updated_at) values (5, 7, 'Cellar', now());
  insert into items (id, household_id, location_id, name, unit, current_stock, is_deleted, created_at, updated_at)
    select id, 7, 5, name, 'bag', stock, is_deleted, '${CREATED}', '${CHANGED}' from (values
      (1, 'counted', 0, false), (2, 'counted and deleted', 0, true), (3, 'counted in the running check', 3, false),
      (4, 'counted for the first time in the running check', 3, false), (5, 'counted in a cancelled check', 0, false),
      (6, 'on a list, its counts purged', 0, false), (7, 'imported with a stock', 2, false), (8, 'new', 0, false),
      (9, 'imported and counted in the running check', 4, false),
      (10, 'on a list and counted in the running check', 3, false)
    ) as item (id, name, stock, is_deleted);
  insert into inventory_updates
    (id, household_id, status, started_at, completed_at, out_of_stock, low_stock, well_stocked) values
    (20, 7, 'completed', '${COMPLETED}', now(), 0, 0, 0), (21, 7, 'completed', '${ASSUMED}', now(), 0, 0, 0),
    (22, 7, 'cancelled', '${CANCELLED}', null, null, null, null),
    (23, 7, 'in_progress', '${RUNNING}', null, null, null, null);
  insert into inventory_items (household_id, update_id, item_id, previous_stock, new_stock, basis, observed_at)
    select 7, update_id, item_id, previous, 3, basis::count_basis, observed_at::timestamptz from (values
      (20, 1, 0, 'counted', '${COMPLETED}'), (20, 2, 0, 'counted', '${COMPLETED}'),
      (20, 3, 0, 'counted', '${COMPLETED}'), (21, 1, 0, 'assumed', '${ASSUMED}'),
      (22, 5, 0, 'counted', '${CANCELLED}'), (22, 3, 0, 'counted', '${CANCELLED}'),
      (23, 3, 0, 'counted', '${RUNNING}'), (23, 4, 0, 'counted', '${RUNNING}'), (23, 9, 2, 'counted', '${RUNNING}'),
      (23, 10, 0, 'counted', '${RUNNING}')
    ) as entry (update_id, item_id, previous, basis, observed_at);
  insert into shopping_lists (id, household_id, created_at) values (30, 7, '${PURGED}');
  insert into shopping_list_items (household_id, list_id, item_id, quantity) values
    (7, 30, 6, 1), (7, 30, 1, 1), (7, 30, 10, 1);`;

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await makeEmptyDatabase();
  const names = (await readMigrations(migrationsDir())).map(({ name }) => name);
  const before = names.slice(
    0,
    names.findIndex((name) => name.endsWith("_last_counted")),
  );
  await applyMigrations({ databaseUrl, dir: await copyMigrations(before) });
  await query(databaseUrl, BEFORE);
  await applyMigrations({ databaseUrl });
});

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

describe("the migration that adds the time of the last count", () => {
  test.each([
    ["counted", COMPLETED],
    ["counted and deleted", COMPLETED],
    ["counted in the running check", RUNNING],
    ["counted for the first time in the running check", RUNNING],
    ["counted in a cancelled check", null],
    ["on a list, its counts purged", PURGED],
    ["imported with a stock", CHANGED],
    ["new", null],
    ["imported and counted in the running check", RUNNING],
    ["on a list and counted in the running check", RUNNING],
  ])("the item “%s” was last counted on %s after the migration", async (name, expected) => {
    const rows = await query<{ day: string | null }>(
      databaseUrl,
      `select ${day("last_counted_at")} as day from items where name = '${name}'`,
    );
    expect(rows).toEqual([{ day: expected }]);
  });

  test.each([
    [23, "counted in the running check", COMPLETED],
    [23, "counted for the first time in the running check", null],
    [23, "imported and counted in the running check", CREATED],
    [23, "on a list and counted in the running check", PURGED],
    // A list gives the time only if it is older than the check. The only list is newer than check 20, so the time
    // is null.
    [20, "counted", null],
  ])(
    "the entry of check %i for the item “%s” has %s as the time of the previous count after the migration",
    async (checkId, name, expected) => {
      const rows = await query<{ day: string | null }>(
        databaseUrl,
        `select ${day("previous_counted_at")} as day from inventory_items
          join items on items.id = item_id where update_id = ${checkId} and name = '${name}'`,
      );
      expect(rows).toEqual([{ day: expected }]);
    },
  );
});

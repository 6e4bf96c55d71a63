import { beforeAll, describe, expect, test } from "vitest";
import { identityKey } from "@/lib/core/identity-key";
import { backUp } from "@/lib/platform/backup/back-up";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { db } from "@/lib/server/db";
import { hashPassword, verifyPassword } from "@/lib/server/password";
import { signInAs } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { copyMigrations } from "@/tests/support/copied-migrations";
import { query } from "@/tests/support/empty-database";
import { isLong } from "@/tests/support/rounds";
import { type Machine, makeMachine, moveTo, newFile, restoreOn } from "./backup-support";

const names = (await readMigrations(migrationsDir())).map(({ name }) => name);

/** Data of the first release: a household, a completed check with its shopping list, and a running check. */
const FIRST_RELEASE = `
  insert into households (id, name) values (7, 'The first');
  insert into users (id, household_id, username, username_key, email, email_key, password, role) values
    (3, 7, 'Ada', '$KEY', 'ada@example.org', 'ada@example.org', '$PASSWORD', 'admin');
  insert into locations (id, household_id, name, photo, "order", updated_at) values
    (5, 7, 'Cellar', 'data:image/png;base64,AAAA', 0, now()), (6, 7, 'Gone', null, 1, now());
  update locations set is_deleted = true where id = 6;
  insert into items (id, household_id, location_id, name, unit, desired_stock, current_stock, partial_amount, updated_at)
    values (11, 7, 5, 'Rice', 'bag', 2.5, 1, 0.333, now()), (12, 7, 6, 'Oats', 'bag', 1, 0, 0, now()),
      (13, 7, 6, 'Soap', 'box', 1, 0, 0, now() - interval '1 day');
  update items set is_deleted = true where location_id = 6;
  insert into inventory_updates (id, household_id, user_id, status, completed_at, out_of_stock, low_stock, well_stocked)
    values (20, 7, 3, 'completed', now(), 0, 1, 0), (21, 7, 3, 'in_progress', null, null, null, null);
  insert into inventory_items (household_id, update_id, item_id, previous_stock, new_stock, partial_amount, observed_at, updated_at, counted_by_id)
    values (7, 20, 11, 0, 1, 0.333, now(), now(), 3);
  insert into shopping_lists (id, household_id, update_id, status) values (30, 7, 20, 'ready');
  insert into shopping_list_items (household_id, list_id, item_id, quantity, purchased, ai_rationale)
    values (7, 30, 11, 2, true, 'You have 1⅓ bags.');
  insert into user_invitations (household_id, invited_by_id, email, token, expires_at)
    values (7, 3, 'bob@example.org', 'hash', now() + interval '1 day');
  select setval('households_id_seq', 7), setval('users_id_seq', 3), setval('locations_id_seq', 6),
    setval('items_id_seq', 13), setval('inventory_updates_id_seq', 21), setval('shopping_lists_id_seq', 30);`;

/**
 * Creates a database and a data folder with the schema and the data of the release that had the given number of
 * migrations.
 */
async function makeOlderMachine(migrations: number): Promise<Machine & { dir: string }> {
  const machine = await makeMachine();
  const dir = await copyMigrations(names.slice(0, migrations), machine);
  await applyMigrations({ databaseUrl: machine.databaseUrl, dir });
  const sql = FIRST_RELEASE.replace("$PASSWORD", () => password).replace(
    "$KEY",
    identityKey("Ada"),
  );
  await query(machine.databaseUrl, sql);
  return { ...machine, dir };
}

let password: string;
beforeAll(async () => {
  password = await hashPassword("correct horse");
});

/** Expects that the API of this version returns all data that the first release has stored. */
async function lookAround(migrations: number) {
  const user = await db.user.findUniqueOrThrow({ where: { usernameKey: identityKey("Ada") } });
  expect(await verifyPassword(user.password, "correct horse")).toBe(true);
  const ada = await signInAs(user);
  const get = async (path: string) => (await call(ada, "GET", path)).body;
  expect(await get("/api/user")).toMatchObject({ username: "Ada", householdName: "The first" });
  expect(await get("/api/locations")).toMatchObject([{ id: 5, name: "Cellar" }]);
  const rice = { id: 11, desiredStock: 2.5, currentStock: 1, partialAmount: 0.333 };
  expect(await get("/api/items")).toMatchObject([rice]);
  // The migration "restorable_deletions" sets the deletion time of rows that earlier releases deleted. Of the
  // two items in the deleted location, one was deleted with the location and one the day before.
  if (!names.slice(0, migrations).some((name) => name.endsWith("_restorable_deletions"))) {
    expect(await get("/api/recently-deleted")).toMatchObject([
      { kind: "location", id: 6, itemCount: 1, deletedBy: null },
      { kind: "item", id: 13 },
    ]);
  }
  expect(await get("/api/inventory-updates/active")).toMatchObject({ id: 21 });
  expect(await get("/api/inventory-updates/completed")).toMatchObject([{ id: 20 }]);
  expect(await get("/api/shopping-lists/latest")).toMatchObject({
    items: [{ quantity: 2, purchased: true, aiRationale: "You have 1⅓ bags." }],
  });
  expect(await get("/api/invitations")).toMatchObject([{ email: "bob@example.org" }]);
  const room = await call<{ id: number }>(ada, "POST", "/api/locations", { name: "Attic" });
  expect(room.body.id).toBe(7);
}

const releases = names.slice(0, -1).map((name, index) => [index + 1, name] as const);

/** The releases whose backups are tested: the oldest one and the one before this version. */
const endReleases = releases.filter(
  ([migrations]) => isLong || migrations === 1 || migrations === releases.length,
);

/** The releases whose databases are upgraded: also every sixth one in between. `npm run test:long` tests all. */
const someReleases = releases.filter((one) => one[0] % 6 === 1 || endReleases.includes(one));

test.each(someReleases)(
  "applyMigrations upgrades a database of migration %i, %s, to this version with all its data",
  async (migrations) => {
    const older = await makeOlderMachine(migrations);
    const applied = await applyMigrations({ databaseUrl: older.databaseUrl });
    expect(applied).toEqual(names.slice(migrations));
    await moveTo(older);
    await lookAround(migrations);
  },
);

describe.each(endReleases)(
  "a database with data from the release of migration %i, %s",
  (migrations) => {
    test(`a backup of a database of migration ${migrations} is restored and upgraded to this version`, async () => {
      const older = await makeOlderMachine(migrations);
      const file = newFile();
      await backUp({ databaseUrl: older.databaseUrl, file });
      const applied = "select migration_name from _prisma_migrations";
      expect(await query(older.databaseUrl, applied)).toHaveLength(migrations);
      const { migrated } = await restoreOn(await makeMachine(), file);
      expect(migrated).toEqual(names.slice(migrations));
      await lookAround(migrations);
    });

    test(`a release with ${migrations} migrations refuses backups and databases of this version, and this version restores the backup of that release`, async () => {
      const older = await makeOlderMachine(migrations);
      const [newer, file, ofOlder] = [await makeMachine(), newFile(), newFile()];
      await applyMigrations({ databaseUrl: newer.databaseUrl });
      await query(newer.databaseUrl, "insert into households (name) values ('The newest')");
      await backUp({ databaseUrl: newer.databaseUrl, file });
      const { dir } = older;
      await expect(restoreOn(older, file, { isReplacing: true, dir })).rejects.toThrow(
        "was made by a newer version",
      );
      await backUp({ databaseUrl: older.databaseUrl, file: ofOlder });
      await expect(restoreOn(newer, ofOlder, { isReplacing: true, dir })).rejects.toThrow(
        "The database was used by a newer version",
      );
      await restoreOn(newer, ofOlder, { isReplacing: true });
      await lookAround(migrations);
    });
  },
);

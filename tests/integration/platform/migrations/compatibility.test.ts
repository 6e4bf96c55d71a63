import { beforeAll, describe, expect, test } from "vitest";
import { backUp } from "@/lib/platform/backup/back-up";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { requireFittingSchema } from "@/lib/server/schema-fit";
import { copyMigrations } from "@/tests/support/copied-migrations";
import { makeEmptyDatabase, query } from "@/tests/support/empty-database";

const names = (await readMigrations(migrationsDir())).map(({ name }) => name);
const introduced = names.findIndex((name) => name.endsWith("_schema_compatibility"));

test("every migration since the one that adds schema_compatibility has a row there, naming the same or an earlier migration", async () => {
  const rows = await query<{ migration: string; compatible_since: string }>(
    process.env.DATABASE_URL ?? "",
    "SELECT migration, compatible_since FROM schema_compatibility ORDER BY migration",
  );
  expect(rows.map(({ migration }) => migration)).toEqual(names.slice(introduced));
  for (const { migration, compatible_since: since } of rows) {
    expect(names).toContain(since);
    expect(since <= migration).toBe(true);
  }
});

describe("a version of the code on a database that a newer version has migrated", () => {
  const NEWER = "29990101000000_newer";
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await makeEmptyDatabase();
    await applyMigrations({ databaseUrl });
    await query(
      databaseUrl,
      `ALTER TABLE items ADD COLUMN newer text;
       INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ('newer', 'none', '${NEWER}', now(), 1)`,
    );
  });

  /** Sets the oldest version with which the newer migration is marked as compatible. Null removes the mark. */
  const mark = async (since: string | null) => {
    await query(databaseUrl, `DELETE FROM schema_compatibility WHERE migration = '${NEWER}'`);
    if (since === null) return;
    await query(databaseUrl, `INSERT INTO schema_compatibility VALUES ('${NEWER}', '${since}')`);
  };

  test("applyMigrations accepts a newer migration that is marked as compatible with this version", async () => {
    await mark(names.at(-1) ?? "");
    expect(await applyMigrations({ databaseUrl })).toEqual([]);
  });

  test.each([
    ["is not marked", null],
    ["is compatible only with a version after this one", "29980101000000_later"],
  ])("applyMigrations refuses a newer migration that %s", async (_, since) => {
    await mark(since);
    await expect(applyMigrations({ databaseUrl })).rejects.toThrow(
      `does not know (${NEWER}). It was used by a newer version: update, or restore a backup.`,
    );
  });

  test("a backup refuses a database with a newer migration, although it is compatible", async () => {
    await mark(names[0] ?? "");
    const backup = backUp({ databaseUrl, file: `${process.env.DATA_DIR}/newer.backup` });
    await expect(backup).rejects.toThrow(`does not know (${NEWER})`);
  });
});

describe("requireFittingSchema", () => {
  test("requireFittingSchema accepts the schema of the build's own migrations", async () => {
    await requireFittingSchema(names);
  });

  test("requireFittingSchema accepts the current schema for the oldest code that is marked as compatible with it", async () => {
    await requireFittingSchema(names.slice(0, introduced));
  });

  test("requireFittingSchema refuses the current schema for code that is older than the oldest compatible code", async () => {
    await expect(requireFittingSchema(names.slice(0, introduced - 1))).rejects.toThrow(
      "does not know",
    );
  });

  test("requireFittingSchema refuses a database that lacks a migration of the build, and names it", async () => {
    await expect(requireFittingSchema([...names, "29990101000000_mine"])).rejects.toThrow(
      'lacks migrations of this version (29990101000000_mine). Run "npm run migrate" before this version serves.',
    );
  });
});

test("applyMigrations migrates a database without the table schema_compatibility", async () => {
  const databaseUrl = await makeEmptyDatabase();
  await applyMigrations({ databaseUrl, dir: await copyMigrations(names.slice(0, introduced)) });
  expect(await applyMigrations({ databaseUrl })).toEqual(names.slice(introduced));
});

import { appendFile, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { makeEmptyDatabase, query } from "@/tests/support/empty-database";

let databaseUrl: string;
let dir: string;

beforeEach(async () => {
  databaseUrl = await makeEmptyDatabase();
  dir = await mkdtemp(path.join(process.env.DATA_DIR ?? tmpdir(), "migrations-"));
});

async function write(name: string, sql: string): Promise<void> {
  await mkdir(path.join(dir, name), { recursive: true });
  await writeFile(path.join(dir, name, "migration.sql"), sql);
}

const migrate = () => applyMigrations({ databaseUrl, dir });
const count = async (table: string) =>
  (await query<{ n: number }>(databaseUrl, `select count(*)::int as n from ${table}`))[0]?.n;

describe("applyMigrations", () => {
  test("applyMigrations applies each migration once and in order, and records it in Prisma's own table", async () => {
    await write("20260102000000_second", "insert into jars default values");
    await write("20260101000000_first", "create table jars (id serial)");
    expect(await migrate()).toEqual(["20260101000000_first", "20260102000000_second"]);
    expect(await migrate()).toEqual([]);
    expect(await count("jars")).toBe(1);
    const rows = await query(
      databaseUrl,
      "select applied_steps_count, finished_at is not null as finished, length(checksum) as length from _prisma_migrations",
    );
    expect(rows).toEqual(Array(2).fill({ applied_steps_count: 1, finished: true, length: 64 }));
  });

  test("applyMigrations runs a script with semicolons inside a dollar-quoted block and a comment at its end", async () => {
    await write(
      "20260101000000_function",
      "do $$ begin create table jars (id serial); insert into jars default values; end $$; -- done",
    );
    await migrate();
    expect(await count("jars")).toBe(1);
  });

  test("four overlapping calls of applyMigrations apply each migration once", async () => {
    await write("20260101000000_first", "create table jars (id serial); select pg_sleep(0.5)");
    await write("20260102000000_second", "insert into jars default values");
    const starts = [0, 0, 150, 300].map((ms) => sleep(ms).then(migrate));
    expect((await Promise.all(starts)).flat()).toHaveLength(2);
    expect(await count("jars")).toBe(1);
    expect(await count("_prisma_migrations")).toBe(2);
  });

  test("applyMigrations applies a migration that a killed process had recorded but not finished", async () => {
    await write("20260101000000_first", "create table jars (id serial)");
    await migrate();
    await write("20260102000000_second", "insert into jars default values");
    await query(
      databaseUrl,
      "insert into _prisma_migrations (id, checksum, migration_name) values ('x', 'x', '20260102000000_second')",
    );
    expect(await migrate()).toEqual(["20260102000000_second"]);
    expect(await migrate()).toEqual([]);
    expect(await count("jars")).toBe(1);
  });

  test("applyMigrations rolls back a failing migration, throws its error and retries it on the next call", async () => {
    await write("20260101000000_wrong", "create table jars (id serial); select 1 / 0");
    await expect(migrate()).rejects.toThrow("division by zero");
    await expect(count("jars")).rejects.toThrow('relation "jars" does not exist');
    await expect(migrate()).rejects.toThrow("division by zero");
    await write("20260101000000_wrong", "create table jars (id serial); select 1 / 1");
    await migrate();
    expect(await count("jars")).toBe(0);
  });

  test("applyMigrations refuses a database that a newer version has migrated", async () => {
    await write("20260101000000_newer", "create table jars (id serial)");
    await migrate();
    dir = await mkdtemp(path.join(dir, "older-"));
    await expect(migrate()).rejects.toThrow("does not know (20260101000000_newer)");
  });

  test("applyMigrations refuses a migration that was changed after it had been applied", async () => {
    await write("20260101000000_first", "create table jars (id serial)");
    await migrate();
    await appendFile(path.join(dir, "20260101000000_first/migration.sql"), "\n-- later");
    await expect(migrate()).rejects.toThrow("changed after they had been applied");
  });

  test("applyMigrations names an unreachable database without its password", async () => {
    databaseUrl = "postgresql://nobody:secret@127.0.0.1:9/larder";
    const refusal = expect(migrate()).rejects;
    await refusal.toThrow("The database larder at 127.0.0.1:9 cannot be reached");
    await refusal.not.toThrow("secret");
  });

  test("applyMigrations names the setting of an unreachable address", async () => {
    databaseUrl = "postgresql://127.0.0.1:9/larder";
    await expect(migrate()).rejects.toThrow("Check DATABASE_URL.");
    vi.stubEnv("DATABASE_DIRECT_URL", databaseUrl);
    resetEnv();
    await expect(migrate()).rejects.toThrow("Check DATABASE_DIRECT_URL.");
  });
});

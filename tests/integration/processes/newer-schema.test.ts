import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { ApiClient } from "@/tests/support/api-client";
import { copyMigrations } from "@/tests/support/copied-migrations";
import { query } from "@/tests/support/empty-database";
import { type RunningApp, startApp } from "@/tests/support/start-app";
import { startTemporaryCluster } from "@/tests/support/temporary-cluster";

const NEWER = "29990101000000_newer";

let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>;
let app: RunningApp | undefined;
let env: Record<string, string>;

beforeAll(async () => {
  cluster = await startTemporaryCluster();
  env = {
    DATABASE_URL: cluster.url,
    NEXTAUTH_SECRET: "a secret of this test and of nothing else",
    DEMO: "on",
  };
});

afterAll(async () => {
  await app?.stop();
  await cluster.stop();
});

/** Applies a compatible migration that this version does not have. The migration files are stored in `dataDir`. */
async function migrateAsNewerVersion(dataDir: string): Promise<void> {
  const names = (await readMigrations(migrationsDir())).map(({ name }) => name);
  const dir = await copyMigrations(names, { dataDir });
  await mkdir(path.join(dir, NEWER));
  await writeFile(
    path.join(dir, NEWER, "migration.sql"),
    `ALTER TABLE locations ADD COLUMN newer text NOT NULL DEFAULT 'new';
     ALTER TABLE items ADD COLUMN newer text NOT NULL DEFAULT 'new';
     ALTER TABLE users ADD COLUMN newer text;
     ALTER TABLE sessions ADD COLUMN newer text;
     INSERT INTO schema_compatibility VALUES ('${NEWER}', '${names.at(-1)}');`,
  );
  expect(await applyMigrations({ databaseUrl: cluster.url, dir })).toEqual([NEWER]);
}

const removeMark = () =>
  query(cluster.url, `DELETE FROM schema_compatibility WHERE migration = '${NEWER}'`);

/** Reads and writes as a person does, with statements that the server has prepared by their names. */
async function use(person: ApiClient, round: string): Promise<void> {
  const { id } = await person.call<{ id: number }>("POST", "/api/locations", { name: round });
  const wanted = { name: round, locationId: id, desiredStock: 4, unit: "bottle" };
  const item = await person.call<{ id: number }>("POST", "/api/items", wanted);
  const items = await person.call("GET", "/api/items");
  expect(items).toContainEqual(expect.objectContaining({ id: item.id, name: round }));
  await person.call("POST", `/api/items/${item.id}/used`, { quantity: 1 });
}

const health = async () => {
  const response = await fetch(`${app?.url}/api/health`);
  const answer: unknown = await response.json();
  return [response.status, answer];
};

test("a server serves and restarts on a compatible newer schema, and is unhealthy once the compatibility mark is removed", async () => {
  app = await startApp({ env });
  const person = new ApiClient(app.url);
  await person.call("POST", "/api/login", { username: "demo", password: "demo1234" });
  await use(person, "Before");
  const isMigrated = migrateAsNewerVersion(app.dataDir);
  for (let round = 1; round <= 5; round += 1) await use(person, `During ${round}`);
  await isMigrated;
  await use(person, "After");
  expect(await health()).toMatchObject([200, { database: "ok" }]);

  await app.stop();
  app = await startApp({ env });
  await use(person.at(app.url), "Restarted");
  expect(await health()).toMatchObject([200, { database: "ok" }]);
  await removeMark();
  expect(await health()).toMatchObject([503, { database: "mismatch" }]);
});

test("a server refuses to start on a newer schema without a compatibility mark, and its message names what to do", async () => {
  await removeMark();
  await expect(startApp({ env })).rejects.toThrow(
    `does not know (${NEWER}). It was used by a newer version: update, or restore a backup.`,
  );
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { examineDatabase } from "@/lib/platform/doctor/examine-database";
import { ApiClient } from "@/tests/support/api-client";
import { query } from "@/tests/support/hosted/debian-database";
import {
  type HostedPlatform,
  migrate,
  setUtc,
  startHostedPlatform,
} from "@/tests/support/hosted/hosted-platform";
import { startNextInstance } from "@/tests/support/hosted/next-start";
import { addItem, register } from "@/tests/support/household-job";

let platform: HostedPlatform;
let person: ApiClient;

beforeAll(async () => {
  platform = await startHostedPlatform();
  person = new ApiClient(platform.url);
  await register(person, "anna");
});

afterAll(() => platform.stop());

const onDatabase = <Row extends object>(...statements: string[]) =>
  query<Row & Record<string, unknown>>(platform.database.directUrl, statements);

/** Polling options. On a busy machine a new connection can take longer than the timeout of the health check. */
const PATIENTLY = { timeout: 30_000, interval: 200 };

const health = async (url = platform.url) => {
  const response = await fetch(`${url}/api/health`);
  const { database } = (await response.json()) as { database: string };
  return [response.status, database];
};

/** Returns what the doctor finds wrong with the database and its pooler. */
async function faults(): Promise<string[]> {
  const { pooledUrl: DATABASE_URL, directUrl: DATABASE_DIRECT_URL } = platform.database;
  const verdicts = await examineDatabase({ DATABASE_URL, DATABASE_DIRECT_URL }, process.cwd());
  return verdicts.filter(({ level }) => level !== "ok").map(({ text }) => text);
}

test("16 simultaneous reads and writes share four connections of the pooler", async () => {
  const itemId = await addItem(person);
  const calls = Array.from({ length: 16 }, (_, index) =>
    index % 2 === 0
      ? person.call("GET", `/api/items/${itemId}`)
      : person.call("PUT", `/api/items/${itemId}`, { name: `Cider ${index}` }),
  );
  await Promise.all(calls);
  const [row] = await onDatabase<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE usename = 'larder' AND query NOT LIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
  );
  expect(row?.count).toBeLessThanOrEqual(4);
});

test("times are stored in UTC, although the server is of another time zone", async () => {
  const id = await addItem(person, { name: "Rice" });
  const [row] = await onDatabase<{ age: number }>(
    `SELECT extract(epoch FROM now() - updated_at)::float8 AS age FROM items WHERE id = ${id}`,
  );
  expect(Math.abs(row?.age ?? NaN)).toBeLessThan(600);
});

test("a database of another time zone is refused by the migrations, the health check and the doctor", async () => {
  await onDatabase("ALTER DATABASE larder RESET timezone");
  await platform.database.stopPooler();
  await platform.database.startPooler();
  await expect(migrate(platform.settings)).rejects.toThrow(
    "Run: ALTER DATABASE larder SET timezone TO 'UTC'",
  );
  await expect.poll(() => health(), PATIENTLY).toEqual([503, "mismatch"]);
  expect(await faults()).toEqual([expect.stringContaining("Run: ALTER DATABASE larder")]);
  await setUtc(platform.database);
  await expect.poll(() => health(), PATIENTLY).toEqual([200, "ok"]);
  expect(await faults()).toEqual([]);
});

test("while the pooler is stopped, API calls and the health check answer 503, and health is ok after the pooler has started again", async () => {
  await platform.database.stopPooler();
  const during = await fetch(`${platform.url}/api/user`, { headers: { cookie: person.session } });
  expect([during.status, during.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await health()).toEqual([503, "down"]);
  await platform.database.startPooler();
  await expect.poll(() => health(), PATIENTLY).toEqual([200, "ok"]);
});

const NEWER = "29990101000000_newer";
const applied = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
  VALUES ('newer', 'none', '${NEWER}', now(), 1)`;

test("an instance starts and serves on the schema of a newer version that is marked as compatible", async () => {
  const [own] = await onDatabase<{ name: string }>(
    "SELECT max(migration_name) AS name FROM _prisma_migrations",
  );
  await onDatabase(
    applied,
    "ALTER TABLE items ADD COLUMN newer text",
    `INSERT INTO schema_compatibility VALUES ('${NEWER}', '${own?.name}')`,
  );
  const instance = await platform.addInstance();
  await expect.poll(() => health(instance.url), PATIENTLY).toEqual([200, "ok"]);
  await addItem(person, { name: "Lentils" });
});

test("on the schema of a newer version that is not marked as compatible, a new instance answers 500 and logs what to do, and a running one is unhealthy", async () => {
  await onDatabase(`DELETE FROM schema_compatibility WHERE migration = '${NEWER}'`);
  await expect.poll(() => health(), PATIENTLY).toEqual([503, "mismatch"]);
  await expect(startNextInstance(platform.settings)).rejects.toThrow(
    `migrations that this version does not know (${NEWER}). It was used by a newer version: update, or restore a backup.`,
  );
  await onDatabase(`DELETE FROM _prisma_migrations WHERE migration_name = '${NEWER}'`);
});

test("an instance answers 500 and logs what to do before its own migrations are applied", async () => {
  const [own] = await onDatabase<{ name: string }>(
    `UPDATE _prisma_migrations SET finished_at = NULL
     WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)
     RETURNING migration_name AS name`,
  );
  await expect(startNextInstance(platform.settings)).rejects.toThrow(
    `lacks migrations of this version (${own?.name}). Run "npm run migrate"`,
  );
});

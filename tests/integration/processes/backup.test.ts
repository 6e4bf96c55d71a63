import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { ApiClient } from "@/tests/support/api-client";
import { query } from "@/tests/support/empty-database";
import { jpeg } from "@/tests/support/pictures";
import { type RunningApp, startApp, turnOff } from "@/tests/support/start-app";
import { makeDataDir } from "@/tests/support/temporary-cluster";
import { makeUsedDataDir } from "@/tests/support/used-data-dir";

const run = promisify(execFile);

interface Row {
  id: number;
}

interface Export {
  account: { sessions?: unknown; knownDevices?: unknown };
}

let origin: string;
let app: RunningApp;
let person: ApiClient;
let photo: string;
let folder: string;
let target: string;

const credentials = { username: "anna", password: "a safe place" };

beforeAll(async () => {
  origin = await makeUsedDataDir();
  app = await startApp({ dataDir: origin });
  person = new ApiClient(app.url);
  await settle();
}, 120_000);

afterAll(async () => {
  await app.stop();
  await rm(origin, { recursive: true });
});

beforeEach(async () => {
  folder = await makeDataDir();
  target = await makeDataDir();
});

afterEach(async () => {
  if (existsSync(path.join(target, "database"))) await turnOff(target);
  await rm(folder, { recursive: true });
  await rm(target, { recursive: true });
});

/** Creates an account with a location, a photo, a completed check, its shopping list, and a running check. */
async function settle(): Promise<void> {
  await person.call("POST", "/api/register", {
    ...credentials,
    email: "anna@example.org",
    privacyConsent: true,
    termsConsent: true,
  });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(await jpeg())], "room.jpg", { type: "image/jpeg" }));
  photo = (await person.send<{ objectKey: string }>("/api/upload?bucket=location-photos", form))
    .objectKey;
  const room = await person.call<Row>("POST", "/api/locations", { name: "Vault", photo });
  const item = await person.call<Row>("POST", "/api/items", {
    name: "Gold",
    locationId: room.id,
    desiredStock: 4,
    unit: "piece",
  });
  for (const isDone of [true, false]) {
    const check = await person.call<Row>("POST", "/api/inventory-updates");
    const count = { updateId: check.id, itemId: item.id, newStock: 1, partialAmount: 0.5 };
    await person.call("POST", "/api/inventory-items", count);
    if (isDone) await person.call("PUT", `/api/inventory-updates/${check.id}/complete`);
  }
  await untilListIsReady(person);
}

function untilListIsReady(somebody: ApiClient): Promise<void> {
  return vi.waitFor(
    async () => {
      const list = await somebody.call<{ status: string }>("GET", "/api/shopping-lists/latest");
      expect(list.status).toBe("ready");
    },
    { timeout: 30_000, interval: 500 },
  );
}

/** Runs an npm script as documented in the README, with the settings of a data folder. */
async function npm(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run("npm", ["run", "--silent", ...args], { env: settings(dataDir) });
  return stdout;
}

const settings = (dataDir: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: process.env.NODE_ENV,
  DATA_DIR: dataDir,
});

async function refusal(command: Promise<unknown>): Promise<string> {
  const error: unknown = await command.catch((reason: unknown) => reason);
  if (!(error instanceof Error && "stderr" in error && "code" in error)) throw error;
  expect(error.code).toBe(1);
  expect(error.stderr).not.toMatch(/\n\s+at /);
  return String(error.stderr);
}

async function exportOf(somebody: ApiClient): Promise<Export> {
  const all = await somebody.call<Export>("GET", "/api/user/export-data");
  // The person signs in again after the restore, so sessions and known devices differ and are not compared.
  delete all.account.sessions;
  delete all.account.knownDevices;
  return all;
}

/** Adds locations to another household until the returned function is called. */
function keepWriting(): () => Promise<void> {
  const enough = new AbortController();
  const writing = (async () => {
    const demo = new ApiClient(app.url);
    await demo.call("POST", "/api/login", { username: "demo", password: "demo1234" });
    while (!enough.signal.aborted) {
      await demo.call("POST", "/api/locations", { name: "One more" });
    }
  })();
  return () => {
    enough.abort();
    return writing;
  };
}

test("npm run backup and npm run restore copy a running server's data to another data folder", async () => {
  const file = path.join(folder, "larder.backup");
  const before = await exportOf(person);
  const picture = await person.bytes(`/api/files/${photo}`);
  const stop = keepWriting();
  const said = await npm(origin, "backup", "--", file);
  await stop();
  // Six of the photos are those of the demo household.
  expect(said).toMatch(
    /^Backed up 2 households \([\d,]+ rows\) and 7 photos to .*larder\.backup \([\d.]+ kB\)\.\n$/,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await refusal(npm(origin, "backup", "--", file))).toContain("is there already");
  expect(await refusal(npm(origin, "restore", "--", file, "--force"))).toContain(
    `Larder is already running from ${origin} at ${app.url}`,
  );

  expect(await npm(target, "restore", "--", file)).toContain("Restored 2 households");
  const there = await startApp({ dataDir: target });
  const again = new ApiClient(there.url);
  await again.call("POST", "/api/login", credentials);
  expect(await exportOf(again)).toEqual(before);
  expect(await again.bytes(`/api/files/${photo}`)).toEqual(picture);
  // Completing the restored check proves that background functions run on the restored data.
  const { id } = await again.call<Row>("GET", "/api/inventory-updates/active");
  await again.call("PUT", `/api/inventory-updates/${id}/complete`);
  await untilListIsReady(again);
  await there.stop();
  expect(await refusal(npm(target, "restore", "--", file))).toContain(
    "--force replaces all of them",
  );
}, 180_000);

describe("a backup or restore process that is killed", () => {
  const ROOMS = 200_000;
  let opened: EmbeddedDatabase[] = [];

  /** Opens the database of a data folder, so that it runs until the end of the test. */
  async function open(dataDir: string): Promise<string> {
    const database = await openEmbeddedDatabase({ dataDir, log: () => undefined });
    opened.push(database);
    return database.url;
  }

  afterEach(async () => {
    for (const database of opened) await database.stop();
    opened = [];
  });

  /** Runs a command and kills it while PostgreSQL copies rows for it. */
  async function killInTheMiddle(url: string, dataDir: string, args: string[]): Promise<void> {
    const child = spawn(process.execPath, ["scripts/run.mjs", ...args], {
      env: settings(dataDir),
      stdio: "ignore",
    });
    // Queries another database of the cluster, because restore refuses a database with other connections.
    const beside = Object.assign(new URL(url), { pathname: "/postgres" }).href;
    const copying = "select from pg_stat_activity where query like 'COPY public.%locations%'";
    const options = { timeout: 60_000, interval: 20 };
    await expect.poll(() => query(beside, copying), options).not.toHaveLength(0);
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  test("a killed backup leaves no backup file, a killed restore no tables, and repeating each succeeds", async () => {
    const file = path.join(folder, "larder.backup");
    const source = await open(origin);
    await query(
      source,
      `insert into locations (household_id, name, updated_at)
       select max(id), 'Room', now() from households, generate_series(1, ${ROOMS}) group by generate_series`,
    );
    await killInTheMiddle(source, origin, ["backup", file]);
    expect(existsSync(file)).toBe(false);
    expect(await readdir(folder)).toHaveLength(1);
    await npm(origin, "backup", "--", file);
    expect(await readdir(folder)).toEqual(["larder.backup"]);

    const restored = await open(target);
    await killInTheMiddle(restored, target, ["restore", file]);
    const tables = "select from pg_class where relname = 'households'";
    expect(await query(restored, tables)).toEqual([]);
    await npm(target, "restore", "--", file);
    const rooms = "select count(*)::int as n from locations";
    expect(await query(restored, rooms)).toEqual(await query(source, rooms));
  }, 240_000);
});

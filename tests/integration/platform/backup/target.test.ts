import { copyFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { removeDiscardedPhotos } from "@/lib/features/photos/server/discard-photos";
import { MIGRATION_LOCK } from "@/lib/platform/migrations/apply-migrations";
import { db } from "@/lib/server/db";
import { storeNamed } from "@/lib/server/photos/stores";
import { createWorld } from "@/tests/integration/api/api-world";
import {
  exists,
  fileOf,
  isKeptOnDisk,
  uploadedKey,
  view,
} from "@/tests/integration/features/photos/photo-support";
import { createPerson, signInAs } from "@/tests/support/actors";
import { query } from "@/tests/support/empty-database";
import { createStoredFile, createUser } from "@/tests/support/factories";
import { jpeg } from "@/tests/support/pictures";
import {
  backUpHere,
  dump,
  type Machine,
  makeMachine,
  moveTo,
  newFile,
  restoreOn,
} from "./backup-support";

let file: string;
let photo: string;
let owner: Awaited<ReturnType<typeof createPerson>>;
let target: Machine;

beforeAll(async () => {
  await createWorld();
  owner = await createPerson();
  photo = await uploadedKey(owner, await jpeg());
  file = await backUpHere();
});

beforeEach(async () => {
  target = await makeMachine();
});

/**
 * Restores the backup into the target's database and data folder, adds a photo there, and returns the object
 * key of the photo.
 */
async function settle(): Promise<string> {
  await restoreOn(target, file);
  const { objectKey } = await createStoredFile({ hasSmall: true });
  for (const name of [objectKey, `${objectKey}-small`])
    await storeNamed("disk").put(name, Buffer.from(name));
  return objectKey;
}

const photosOf = async ({ dataDir }: Machine) =>
  (await readdir(path.join(dataDir, "photos"), { recursive: true })).filter((name) =>
    name.endsWith(".webp"),
  );

describe("restoring into a database that has households", () => {
  test("restore refuses a database that has households and leaves it unchanged", async () => {
    await settle();
    const before = await dump(target);
    await expect(restoreOn(target, file)).rejects.toThrow(
      /holds \d household\(s\) already. --force replaces all of them by the \d of the backup of 2/,
    );
    expect(await dump(target)).toEqual(before);
  });

  test("a restore over existing data deletes the former users and job queue, and the daily cleanup deletes the former photos", async () => {
    const earlier = await settle();
    await createUser({ username: "newcomer" });
    await query(
      target.databaseUrl,
      "create schema graphile_worker; create table graphile_worker.jobs ()",
    );
    const { replaced } = await restoreOn(target, file, { isReplacing: true });
    expect(replaced).toBeGreaterThan(1);
    expect(await db.user.count({ where: { username: "newcomer" } })).toBe(0);
    const queue = "select from pg_namespace where nspname = 'graphile_worker'";
    expect(await query(target.databaseUrl, queue)).toEqual([]);
    await removeDiscardedPhotos();
    expect(await isKeptOnDisk(earlier)).toBe(false);
    expect(await isKeptOnDisk(photo)).toBe(true);
    expect((await view(await signInAs(owner), photo)).status).toBe(200);
  });

  test("a restore over existing data replaces database functions that have the name of a migration's function", async () => {
    await settle();
    await query(
      target.databaseUrl,
      `drop function announce_change(integer, jsonb);
       create function announce_change(integer, jsonb) returns integer language sql return 1`,
    );
    await restoreOn(target, file, { isReplacing: true });
    const restored =
      "select prorettype::regtype::text as returns from pg_proc where proname = 'announce_change'";
    expect(await query(target.databaseUrl, restored)).toEqual([{ returns: "void" }]);
  });

  test("a restore over existing data retains database schemas of other applications", async () => {
    await settle();
    await query(target.databaseUrl, "create schema theirs; create table theirs.kept (n int)");
    await restoreOn(target, file, { isReplacing: true });
    expect(await query(target.databaseUrl, "select n from theirs.kept")).toEqual([]);
  });
});

describe("failures of restore", () => {
  test("restore leaves the database empty when a photo cannot be stored", async () => {
    await writeFile(path.join(target.dataDir, "photos"), "no folder");
    await expect(restoreOn(target, file)).rejects.toThrow("The photos cannot be stored (ENOTDIR)");
    expect(await dump(target)).toEqual({});
  });

  test("an aborted restore leaves rows and photos unchanged and can be repeated", async () => {
    await settle();
    const before = { rows: await dump(target), photos: await photosOf(target) };
    for (const name of before.photos) if (name.includes(photo)) await removePhoto(target, name);
    const kept = await photosOf(target);
    const breakOff = new AbortController();
    const restoring = restoreOn(target, file, { isReplacing: true, signal: breakOff.signal });
    // Waits until the first photo is stored. The rows are not committed at that point.
    const outcome = expect(restoring).rejects.toThrow("that is enough");
    while (!(await exists(path.join(target.dataDir, `photos/${photo.slice(0, 2)}/${photo}.webp`))));
    breakOff.abort(new Error("that is enough"));
    await outcome;
    expect(await dump(target)).toEqual(before.rows);
    expect(await photosOf(target)).toEqual(kept);
    await restoreOn(target, file, { isReplacing: true });
    expect(await exists(fileOf(photo))).toBe(true);
  });

  test("restore refuses a database that has another open connection", async () => {
    const other = new pg.Client(target.databaseUrl);
    await other.connect();
    await expect(restoreOn(target, file)).rejects.toThrow("in use by 1 other connection(s)");
    await other.end();
    await restoreOn(target, file);
  });

  test("restore fails and writes no row when the backup file is replaced after its validation", async () => {
    const copy = newFile();
    await copyFile(file, copy);
    const other = newFile();
    await copyFile(await backUpWithAnotherHousehold(), other);
    const guard = new pg.Client(target.databaseUrl);
    await guard.connect();
    await guard.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await moveTo(target);
    const restoring = expect(restoreOn(target, copy)).rejects.toThrow("was changed while");
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    await expect
      .poll(() => query(target.databaseUrl, waiting), { timeout: 10_000 })
      .toHaveLength(1);
    await rename(other, copy);
    await guard.end();
    await restoring;
    expect(await dump(target)).toEqual({});
  });
});

async function removePhoto({ dataDir }: Machine, name: string): Promise<void> {
  await rm(path.join(dataDir, "photos", name));
}

async function backUpWithAnotherHousehold(): Promise<string> {
  await createWorld();
  return backUpHere();
}

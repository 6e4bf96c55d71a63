import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backUp } from "@/lib/platform/backup/back-up";
import { createWorld } from "@/tests/integration/api/api-world";
import {
  exists,
  fileOf,
  uploadedKey,
  useUploadThing,
} from "@/tests/integration/features/photos/photo-support";
import { createPerson } from "@/tests/support/actors";
import { makeEmptyDatabase, query } from "@/tests/support/empty-database";
import { jpeg } from "@/tests/support/pictures";
import { startUploadThingStub } from "@/tests/support/uploadthing-stub";
import { backUpHere, makeMachine, newFile, restoreOn, thisMachine } from "./backup-support";

let folder: string;
let file: string;

beforeAll(() => createWorld());

beforeEach(async () => {
  folder = newFile();
  await mkdir(folder);
  file = path.join(folder, "larder.backup");
});

const write = (options: Partial<Parameters<typeof backUp>[0]> = {}) =>
  backUp({ databaseUrl: thisMachine().databaseUrl, file, ...options });

describe("the backup file", () => {
  test("a backup replaces an existing file only with isOverwriting", async () => {
    await writeFile(file, "dear");
    await expect(write()).rejects.toThrow(`${file} is there already.`);
    expect(await readFile(file, "utf8")).toBe("dear");
    const { size } = await write({ isOverwriting: true });
    expect((await readFile(file)).byteLength).toBe(size);
    expect(await readdir(folder)).toEqual(["larder.backup"]);
  });

  test("an aborted backup leaves no partial file and does not change an existing file", async () => {
    const breakOff = new AbortController();
    const writing = expect(write({ signal: breakOff.signal })).rejects.toThrow("stop now");
    breakOff.abort(new Error("stop now"));
    await writing;
    expect(await readdir(folder)).toEqual([]);
    await writeFile(file, "dear");
    const again = write({ isOverwriting: true, signal: breakOff.signal });
    await expect(again).rejects.toThrow("stop now");
    expect(await readFile(file, "utf8")).toBe("dear");
  });

  test("a backup deletes the draft file of a killed backup, and not the draft of a running one", async () => {
    await writeFile(`${file}.draft-999999999-x`, "half");
    await writeFile(`${file}.draft-${process.pid}-x`, "under way");
    await write();
    expect((await readdir(folder)).sort()).toEqual([
      "larder.backup",
      `larder.backup.draft-${process.pid}-x`,
    ]);
  });

  test("a backup into a missing folder fails with an error that names the file", async () => {
    const nowhere = path.join(folder, "none/larder.backup");
    await expect(write({ file: nowhere })).rejects.toThrow(`${nowhere} cannot be written (ENOENT)`);
    await writeFile(file, "no folder");
    const below = path.join(file, "larder.backup");
    await expect(write({ file: below })).rejects.toThrow("cannot be written (ENOTDIR)");
  });

  test("a backup of a database without tables is refused and leaves no file", async () => {
    const databaseUrl = await makeEmptyDatabase();
    await expect(write({ databaseUrl })).rejects.toThrow("There is nothing to back up");
    expect(await readdir(folder)).toEqual([]);
  });

  test("a backup omits tables of other applications and returns their names", async () => {
    const { databaseUrl } = thisMachine();
    await query(databaseUrl, "create table theirs (n int)");
    const { manifest, foreignTables } = await write();
    await query(databaseUrl, "drop table theirs");
    expect(foreignTables).toEqual(["theirs"]);
    expect(manifest.tables.map(({ name }) => name)).not.toContain("theirs");
  });
});

describe("photos at UploadThing", () => {
  test("a backup contains photos from UploadThing, and restore stores them in the target's photo store", async () => {
    const stub = await startUploadThingStub();
    useUploadThing(stub);
    const key = await uploadedKey(await createPerson(), await jpeg());
    const backup = await backUpHere();
    const bytes = stub.files.get(key);
    await restoreOn(await makeMachine(), backup);
    expect(await readFile(fileOf(key))).toEqual(bytes);
    expect(await exists(fileOf(`${key}-small`))).toBe(true);

    // A restore to UploadThing succeeds although UploadThing still has the photos and rejects a second upload
    // under the same name.
    const machine = await makeMachine();
    useUploadThing(stub);
    await restoreOn(machine, backup);
    const stores = "select store from stored_files where has_small";
    expect(await query(machine.databaseUrl, stores)).toEqual([{ store: "uploadthing" }]);
    stub.fail("api", "error");
    await expect(write()).rejects.toThrow("The photo store cannot be reached right now");
    expect(await readdir(folder)).toEqual([]);
    await stub.stop();
  });
});

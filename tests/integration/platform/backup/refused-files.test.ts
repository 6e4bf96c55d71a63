import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { createWorld } from "@/tests/integration/api/api-world";
import { uploadedKey } from "@/tests/integration/features/photos/photo-support";
import { createPerson } from "@/tests/support/actors";
import { jpeg } from "@/tests/support/pictures";
import {
  backUpHere,
  dump,
  forge,
  type Machine,
  makeMachine,
  newFile,
  readEntries,
  restoreOn,
} from "./backup-support";

let file: string;
let target: Machine;

beforeAll(async () => {
  await createWorld();
  await uploadedKey(await createPerson(), await jpeg());
  file = await backUpHere();
  target = await makeMachine();
});

/** Expects a restore to fail without a change of the database or the data folder. Returns the error message. */
async function refusal(of: string, options = {}): Promise<string> {
  const outcome = await restoreOn(target, of, options).catch((error: unknown) => error);
  if (!(outcome instanceof Error)) throw new Error(`${of} was restored`);
  expect(outcome.name).toBe("StartError");
  expect(await dump(target)).toEqual({});
  expect(await readdir(target.dataDir)).toEqual([]);
  return outcome.message;
}

async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
  const copy = newFile();
  await writeFile(copy, change(await readFile(file)));
  return copy;
}

const entries = () => readEntries(file);

/** Returns the backup with a changed manifest. All other entries are unchanged. */
async function withManifest(change: (manifest: Record<string, unknown>) => object) {
  const all = await entries();
  const list = all.at(-1);
  if (!list) throw new Error("The backup is empty");
  const manifest = JSON.parse(list.bytes.toString()) as Record<string, unknown>;
  list.bytes = Buffer.from(JSON.stringify({ ...manifest, ...change(manifest) }));
  return forge(all);
}

describe("files that restore refuses before any change", () => {
  test("restore refuses a missing file, a folder and files that are not backups", async () => {
    expect(await refusal("/nowhere/x.backup")).toBe("There is no file /nowhere/x.backup.");
    for (const bytes of ["", "text", gzipSync("text"), gzipSync(Buffer.alloc(1024))]) {
      const other = newFile();
      await writeFile(other, bytes);
      expect(await refusal(other)).toContain("no backup of Larder");
    }
    expect(await refusal(target.dataDir)).toContain("EISDIR");
  });

  test("restore refuses a backup that is truncated at any point", async () => {
    const { size } = await stat(file);
    for (const share of [0.001, 0.1, 0.3, 0.6, 0.9, 0.999]) {
      const cut = await changed((bytes) => bytes.subarray(0, Math.floor(size * share)));
      expect(await refusal(cut)).toContain("is damaged, not complete");
    }
    // Well-formed archives that lack the last entries of the backup.
    const all = await entries();
    for (const kept of [1, 2, all.length - 1]) {
      expect(await refusal(await forge(all.slice(0, kept)))).toContain("its end is missing");
    }
  });

  test("restore refuses a backup with a flipped bit, tried at 40 positions", async () => {
    const { size } = await stat(file);
    // Skips the ten bytes of the gzip header: some of its bits have no meaning, so flipping them does not
    // damage the backup.
    for (let at = 10; at < size; at += Math.ceil(size / 40)) {
      const flipped = await changed((bytes) => {
        bytes.writeUInt8(bytes.readUInt8(at) ^ 0x10, at);
        return bytes;
      });
      expect(await refusal(flipped)).toContain("is damaged");
    }
  });

  test("restore refuses a backup with altered or missing rows or photos", async () => {
    const all = await entries();
    for (const kind of ["tables/households", "photos/"]) {
      const altered = all.map((entry) => ({ ...entry, bytes: Buffer.from(entry.bytes) }));
      const victim = altered.find(({ name }) => name.startsWith(kind));
      victim?.bytes.writeUInt8(victim.bytes.readUInt8(3) ^ 1, 3);
      expect(await refusal(await forge(altered))).toContain("is not what was backed up");
      const lacking = all.filter(({ name }) => name !== victim?.name);
      expect(await refusal(await forge(lacking))).toContain("is not what was backed up");
    }
  });

  test("restore refuses a backup with invalid paths, symbolic links, unlisted entries or data after its end", async () => {
    const all = await entries();
    const evil = Buffer.from("evil");
    const name = "photos/AAAAAAAAAAAAAAAAAAAAAA";
    const intruders = [
      { name: "../../etc/cron.d/evil", bytes: evil },
      { name: "photos/../../../evil-evil-evil", bytes: evil },
      { name: "/etc/evil", bytes: evil },
      { name: "tables/users; drop table users/000000", bytes: evil },
      { name, bytes: evil, type: "symlink" as const },
    ];
    for (const intruder of intruders) {
      const forged = await forge([...all.slice(0, -1), intruder, ...all.slice(-1)]);
      expect(await refusal(forged)).toMatch(/is damaged.*\(at /);
    }
    const unlisted = await forge([...all.slice(0, -1), { name, bytes: evil }, ...all.slice(-1)]);
    expect(await refusal(unlisted)).toContain("is not what was backed up");
    const behind = await forge([...all, { name, bytes: evil }]);
    expect(await refusal(behind)).toContain("something comes after its end");
  });

  test("restore refuses a backup whose first entry claims a size of 8 GiB", async () => {
    const tar = gunzipSync(await readFile(file));
    // Replaces the size of the first file in its tar header (octal digits), then the checksum of that header.
    tar.write("77777777777", 124, "latin1");
    tar.fill(" ", 148, 156);
    const sum = tar.subarray(0, 512).reduce((total, byte) => total + byte);
    tar.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
    const bomb = await changed(() => gzipSync(tar));
    expect(await refusal(bomb)).toContain("(at format.json)");
  });

  test("restore refuses a backup of a newer format, or whose migrations differ from those of this version", async () => {
    const [, ...rest] = await entries();
    const format = { name: "format.json", bytes: Buffer.from('{"format":2}') };
    expect(await refusal(await forge([format, ...rest]))).toContain(
      "was made by a newer version (format 2; this one reads 1)",
    );
    const newer = { name: "29990101000000_newer", checksum: "x" };
    const later = await withManifest(({ migrations }) => ({
      migrations: [...(migrations as object[]), newer],
    }));
    expect(await refusal(later)).toContain("29990101000000_newer");
    const other = await withManifest(({ migrations }) => ({
      migrations: (migrations as object[]).map((one) => ({ ...one, checksum: "x" })),
    }));
    expect(await refusal(other)).toContain("made by other migrations");
    expect(await refusal(await withManifest(() => ({ migrations: [] })))).toContain(
      "other migrations",
    );
  });

  test("restore refuses a backup whose manifest names columns that the table does not have", async () => {
    const forged = await withManifest(({ tables }) => ({
      tables: (tables as { name: string; columns: string[] }[]).map((table) =>
        table.name === "households"
          ? { ...table, columns: ["id", "name) from program 'id'"] }
          : table,
      ),
    }));
    expect(await refusal(forged)).toContain("the table households is another one here");
  });
});

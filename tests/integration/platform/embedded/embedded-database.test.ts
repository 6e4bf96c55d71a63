import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { deferred } from "@/tests/support/deferred";
import { makeDataDir } from "@/tests/support/temporary-cluster";

// One data folder for all tests, because creating a database cluster is slow.
const dataDir = await makeDataDir();
const opened: EmbeddedDatabase[] = [];

afterEach(async () => {
  for (const database of opened.splice(0)) await database.stop();
});

afterAll(() => rm(dataDir, { recursive: true }));

async function open(log: (sentence: string) => void = () => undefined): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase({
    dataDir,
    log,
    settings: { fsync: "off" },
  });
  opened.push(database);
  return database;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

const postmasterPid = async () =>
  Number((await readFile(inCluster("postmaster.pid"), "utf8")).split("\n")[0]);
const inCluster = (name: string) => path.join(dataDir, "database/cluster", name);

describe("the embedded database", () => {
  test("two simultaneous opens of a new embedded database share one PostgreSQL, which stops with the last close", async () => {
    const [one, two] = await Promise.all([open(), open()]);
    expect(one.url).toBe(two.url);
    await opened.shift()?.stop();
    expect(await ask(two.url, "select 1")).toBe(1);
    await opened.shift()?.stop();
    expect(existsSync(inCluster("postmaster.pid"))).toBe(false);
  });

  test("the embedded database listens on 127.0.0.1 only, requires its password and lowercases non-ASCII letters", async () => {
    const { url } = await open();
    expect(await ask(url, "show listen_addresses")).toBe("127.0.0.1");
    expect(await ask(url, "select lower('ÄÖ')")).toBe("äö");
    const guessed = Object.assign(new URL(url), { password: "guess" }).href;
    await expect(ask(guessed, "select 1")).rejects.toThrow("password authentication failed");
    expect((await stat(path.join(dataDir, "database/password"))).mode & 0o777).toBe(0o600);
  });

  test.runIf(process.platform === "linux")(
    "a connection of the embedded database keeps the memory of a statement of half a megabyte for the next one",
    async () => {
      const client = new pg.Client((await open()).url);
      await client.connect();
      const repeat = async () => {
        for (let turn = 0; turn < 10; turn += 1) {
          await client.query(
            "SELECT jsonb_agg(jsonb_build_object('id', id, 'name', repeat('x', 1000))) FROM generate_series(1, 500) AS id",
          );
        }
      };
      const pageFaults = async () => {
        const { rows } = await client.query<{ stat: string }>(
          "SELECT pg_read_file('/proc/self/stat') AS stat",
        );
        const [, fields = ""] = rows[0]?.stat.split(") ") ?? [];
        return Number(fields.split(" ")[7]);
      };
      try {
        await repeat();
        const before = await pageFaults();
        await repeat();
        expect((await pageFaults()) - before).toBeLessThan(100);
      } finally {
        await client.end();
      }
    },
  );

  test("claimServer returns true to the first user of an embedded database and false to the second", async () => {
    const [one, two] = await Promise.all([open(), open()]);
    expect(await one.claimServer()).toBe(true);
    expect(await two.claimServer()).toBe(false);
  });

  test("opening the embedded database deletes the partial cluster of an interrupted start and creates a new cluster", async () => {
    const draft = path.join(dataDir, "database/cluster.draft-999999999-half");
    await open();
    await opened.shift()?.stop();
    await rm(inCluster(""), { recursive: true });
    await mkdir(draft);
    const { url } = await open();
    expect(await ask(url, "select 1")).toBe(1);
    expect(existsSync(draft)).toBe(false);
  });

  test("the embedded database restarts at the same address with its data after SIGKILL", async () => {
    const { url } = await open();
    await ask(url, "create table kept (n int)");
    await ask(url, "insert into kept values (7)");
    process.kill(await postmasterPid(), "SIGKILL");
    await expect.poll(() => ask(url, "select n from kept"), { timeout: 10_000 }).toBe(7);
    // Stops the embedded database before it has reconnected to the restarted cluster.
    await opened.shift()?.stop();
    expect(existsSync(inCluster("postmaster.pid"))).toBe(false);
  });

  test("the embedded database starts when the process id in its lock file belongs to another program", async () => {
    await open();
    await opened.shift()?.stop();
    const { uid, gid } = await stat(inCluster(""));
    const other = spawn("sleep", ["60"], { uid, gid });
    await writeFile(inCluster("postmaster.pid"), `${other.pid}\n${inCluster("")}\n0\n5432\n`);
    try {
      expect(await ask((await open()).url, "select 1")).toBe(1);
    } finally {
      other.kill();
    }
  });

  test.runIf(existsSync("/usr/bin/flock"))(
    "the embedded database waits while a process that cannot be seen has its lock, and starts afterwards",
    async () => {
      await open();
      await opened.shift()?.stop();
      const lock = path.join(dataDir, "database/lock");
      const other = spawn("flock", [lock, "sh", "-c", "echo locked; read _"]);
      await once(other.stdout, "data");
      const { promise: logged, resolve: log } = deferred<string>();
      const opening = open(log);
      expect(await logged).toMatch(/in use by another process/);
      expect(existsSync(inCluster("postmaster.pid"))).toBe(false);
      other.stdin.end();
      expect(await ask((await opening).url, "select 1")).toBe(1);
    },
  );

  test.each([
    ["without the program flock", undefined],
    ["when flock cannot lock", "#!/bin/sh\nexit 71\n"],
  ])("the embedded database starts %s", async (_, program) => {
    await open();
    await opened.shift()?.stop();
    const folder = path.join(dataDir, "programs");
    await mkdir(folder, { recursive: true });
    if (program) {
      await writeFile(path.join(folder, "flock"), program);
      await chmod(path.join(folder, "flock"), 0o755);
    }
    vi.stubEnv("PATH", folder);
    try {
      expect(await ask((await open()).url, "select 1")).toBe(1);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

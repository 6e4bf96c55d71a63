import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { closeDatabase, db } from "@/lib/server/db";
import { applyMigrations } from "@/lib/server/migrations/apply-migrations";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { startTemporaryCluster } from "@/tests/support/temporary-cluster";

// A cluster of its own: what happens to it must not happen to other tests.
let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>;
let person: Person;

beforeAll(async () => {
  await closeDatabase();
  cluster = await startTemporaryCluster();
  await applyMigrations({ databaseUrl: cluster.url });
  process.env.DATABASE_URL = cluster.url;
  resetEnv();
  person = await createPerson();
});

afterEach(() => signal("SIGCONT"));

afterAll(async () => {
  await closeDatabase();
  await cluster.stop();
});

/** PostgreSQL's first process, and those that it made: stopping it alone stops nothing. */
function processes(): number[] {
  const lock = path.join(cluster.dataDir, "database/cluster/postmaster.pid");
  const first = Number(readFileSync(lock, "utf8").split("\n")[0]);
  const isChild = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === `${first}`;
    } catch {
      return false;
    }
  };
  const others = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isChild(name));
  return [first, ...others.map(Number)];
}

function signal(name: NodeJS.Signals): void {
  for (const pid of processes()) process.kill(pid, name);
}

const look = () => call<{ code: string }>(person, "GET", "/api/locations");
const write = (name: string) => call<{ code: string }>(person, "POST", "/api/locations", { name });

/** The statuses of calls, and how long the slowest took, in milliseconds. */
async function time(calls: () => Promise<{ status: number }>[]) {
  const start = performance.now();
  const answers = await Promise.all(calls());
  return { statuses: answers.map(({ status }) => status), ms: performance.now() - start };
}

/** Twice what is promised (2 s): a busy machine is no broken promise, waiting for the end of it is. */
const PATIENCE_MS = 4_000;

describe.runIf(process.platform === "linux")("while PostgreSQL", () => {
  test("is frozen, every call answers 503 soon, and well again once it goes on", async () => {
    expect((await look()).status).toBe(200);
    signal("SIGSTOP");
    // More than there are connections.
    const calls = () => [look(), write("one"), ...Array.from({ length: 14 }, look)];
    for (const round of [calls, () => [look(), write("two")]]) {
      const { statuses, ms } = await time(round);
      expect(new Set(statuses)).toEqual(new Set([503]));
      expect(ms).toBeLessThan(PATIENCE_MS);
    }
    signal("SIGCONT");
    await vi.waitFor(async () => expect((await look()).status).toBe(200), { timeout: 3_000 });
    expect((await write("three")).status).toBe(201);
  });

  test("is only slow, a call waits for it", async () => {
    const holder = new pg.Client(cluster.url);
    await holder.connect();
    await holder.query("begin; lock table locations in access exclusive mode");
    const waiting = look();
    const pause = new Promise((resolve) => setTimeout(resolve, 2_500, "waiting"));
    expect(await Promise.race([waiting.then(() => "answered"), pause])).toBe("waiting");
    await holder.query("commit");
    await holder.end();
    expect((await waiting).status).toBe(200);
  });

  test("is there but we are busy ourselves, no call is cut", async () => {
    await look();
    // The moment in which we look whether it is there.
    const connect = vi.spyOn(pg.Client.prototype, "connect");
    const calls = connect.mock.calls.length;
    const slow = Promise.all([db.$queryRaw`select pg_sleep(4)::text`]);
    await vi.waitFor(() => expect(connect.mock.calls.length).toBeGreaterThan(calls), {
      ...{ timeout: 3_000, interval: 1 },
    });
    const end = performance.now() + 1_500;
    while (performance.now() < end);
    await slow;
    connect.mockRestore();
  });

  test("dies and comes back, no call fails otherwise than with 503", async () => {
    execFileSync("kill", ["-9", ...processes().map(String)]);
    const { statuses } = await time(() => [look(), write("four"), look()]);
    for (const status of statuses) expect([200, 201, 503]).toContain(status);
    await vi.waitFor(async () => expect((await look()).status).toBe(200), {
      timeout: 20_000,
      interval: 200,
    });
  });

  test("has no connection left, calls answer 503, and well again when there is one", async () => {
    await closeDatabase();
    const others: pg.Client[] = [];
    try {
      for (;;) {
        const client = new pg.Client(cluster.url);
        client.on("error", () => undefined);
        await client.connect();
        others.push(client);
      }
    } catch (error) {
      expect(String(error)).toMatch(/too many clients|reserved/);
    }
    const { statuses } = await time(() => [look(), write("five")]);
    expect(statuses).toEqual([503, 503]);
    await Promise.all(others.map((client) => client.end()));
    await vi.waitFor(async () => expect((await look()).status).toBe(200), { timeout: 3_000 });
  });
});

import { execFileSync } from "node:child_process";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { OUTAGE_HEADER } from "@/lib/core/outage-header";
import { gatingPages } from "@/lib/platform/http-server/gate-pages";
import { type AppServer, listen } from "@/lib/platform/http-server/http-server";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { closeDatabase, db } from "@/lib/server/db";
import { pageSessions } from "@/lib/server/page-sessions";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { postgresProcesses, signalPostgres } from "@/tests/support/postgres-processes";
import { findFreePort } from "@/tests/support/start-app";
import { startTemporaryCluster } from "@/tests/support/temporary-cluster";

// A cluster of its own: what happens to it must not happen to other tests.
let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>;
let person: Person;
let web: AppServer | undefined;

beforeAll(async () => {
  await closeDatabase();
  cluster = await startTemporaryCluster();
  await applyMigrations({ databaseUrl: cluster.url });
  process.env.DATABASE_URL = cluster.url;
  resetEnv();
  person = await createPerson();
});

afterEach(async () => {
  signal("SIGCONT");
  await web?.close(0);
  web = undefined;
});

afterAll(async () => {
  await closeDatabase();
  await cluster.stop();
});

const signal = (name: NodeJS.Signals) => signalPostgres(cluster.dataDir, name);

const look = () => call<{ code: string }>(person, "GET", "/api/locations");
const write = (name: string) => call<{ code: string }>(person, "POST", "/api/locations", { name });

/** Our server with the gate of pages before an application that tells what reached it; answers a request to it. */
async function servePages() {
  const port = await findFreePort();
  const server = await listen({ host: "localhost", port, trustProxy: false });
  web = server;
  server.open(
    gatingPages(({ headers }, response) => {
      const session = pageSessions().get(headers["x-request-id"]?.toString() ?? "");
      const reader = session === undefined ? "itself" : (session?.user.username ?? "nobody");
      response.end(headers[OUTAGE_HEADER] === undefined ? `reads ${reader}` : "outage");
    }),
  );
  return async (path: string, headers: Record<string, string> = { cookie: person.cookie }) => {
    const answer = await fetch(`http://localhost:${port}${path}`, { headers, redirect: "manual" });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
}

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

  test("is frozen, every page is answered as an outage soon, and rendered once it goes on", async () => {
    const open = await servePages();
    expect((await open("/items")).text).toBe(`reads ${person.username}`);
    signal("SIGSTOP");
    const start = performance.now();
    const pages = await Promise.all(Array.from({ length: 12 }, () => open("/items")));
    expect(performance.now() - start).toBeLessThan(PATIENCE_MS);
    expect(new Set(pages.map(({ text }) => text))).toEqual(new Set(["outage"]));
    signal("SIGCONT");
    await vi.waitFor(
      async () => expect((await open("/items")).text).toBe(`reads ${person.username}`),
      { timeout: 3_000 },
    );
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
      timeout: 3_000,
      interval: 1,
    });
    const end = performance.now() + 1_500;
    while (performance.now() < end);
    await slow;
    connect.mockRestore();
  });

  test("dies and comes back, no call fails otherwise than with 503", async () => {
    execFileSync("kill", ["-9", ...postgresProcesses(cluster.dataDir).map(String)]);
    const { statuses } = await time(() => [look(), write("four"), look()]);
    for (const status of statuses) expect([200, 201, 503]).toContain(status);
    await vi.waitFor(async () => expect((await look()).status).toBe(200), {
      timeout: 20_000,
      interval: 200,
    });
  });

  test("is frozen, only pages that read the session are answered as an outage", async () => {
    const open = await servePages();
    const { cookie } = person;
    signal("SIGSTOP");
    for (const path of [
      "/",
      "/items?locationId=1",
      "/shopping-list/1",
      "/auth",
      "/login?a=b",
      "/item%73",
    ])
      expect([path, (await open(path)).text]).toEqual([path, "outage"]);
    for (const path of ["/privacy-policy", "/offline", "/no-such-page", "/icon.svg", "/api/items"])
      expect([path, (await open(path)).text]).toEqual([path, "reads itself"]);
    expect((await open("/items", {})).text).toBe("reads itself");
    expect((await open("/items", { cookie, "next-router-prefetch": "1" })).text).toBe(
      "reads itself",
    );

    const step = await open("/items", { cookie, rsc: "1" });
    expect([step.status, step.text, step.headers.get("retry-after")]).toEqual([503, "", "5"]);
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

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

// The tests have a PostgreSQL cluster of their own, because they stop and kill its processes.
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

/**
 * Starts a server with `gatingPages`. A response contains the session that its application received, or
 * "outage" if the request had the outage header. Returns a function that requests a path.
 */
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

/** Makes calls simultaneously. Returns their statuses and the time of the slowest one in milliseconds. */
async function time(calls: () => Promise<{ status: number }>[]) {
  const start = performance.now();
  const answers = await Promise.all(calls());
  return { statuses: answers.map(({ status }) => status), ms: performance.now() - start };
}

/**
 * Longest allowed duration of API calls during an outage of PostgreSQL: twice the documented limit of 2 s,
 * because the machine that runs the tests may be busy.
 */
const PATIENCE_MS = 4_000;

describe.runIf(process.platform === "linux")("outages of PostgreSQL", () => {
  test("every API call answers 503 within four seconds while PostgreSQL is frozen, and succeeds after it resumes", async () => {
    expect((await look()).status).toBe(200);
    signal("SIGSTOP");
    // More simultaneous calls than the connection pool has connections, so that some wait for a connection.
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

  test("page requests get the outage answer within four seconds while PostgreSQL is frozen, and the page after it resumes", async () => {
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

  test("an API call waits for a table that is locked for over two seconds, and then answers 200", async () => {
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

  test("a slow query is not aborted when a blocked event loop delays the check whether PostgreSQL is reachable", async () => {
    await look();
    // Waits for the connection that checks whether PostgreSQL is reachable.
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

  test("API calls fail with no other status than 503 while PostgreSQL restarts after SIGKILL", async () => {
    execFileSync("kill", ["-9", ...postgresProcesses(cluster.dataDir).map(String)]);
    const { statuses } = await time(() => [look(), write("four"), look()]);
    for (const status of statuses) expect([200, 201, 503]).toContain(status);
    await vi.waitFor(async () => expect((await look()).status).toBe(200), {
      timeout: 20_000,
      interval: 200,
    });
  });

  test("only pages that read the session get the outage answer while PostgreSQL is frozen", async () => {
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

  test("API calls answer 503 while PostgreSQL has no free connection, and 200 when connections are free again", async () => {
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

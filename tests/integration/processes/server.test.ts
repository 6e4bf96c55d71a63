import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { canEnter, isRoot } from "@/lib/platform/embedded/system-user";
import {
  AppEnded,
  findFreePort,
  type RunningApp,
  startApp,
  turnOff,
} from "@/tests/support/start-app";
import { makeDataDir } from "@/tests/support/temporary-cluster";
import { makeUsedDataDir } from "@/tests/support/used-data-dir";

/** The unprivileged account "nobody". */
const NOBODY = { uid: 65_534, gid: 65_534 };

const canBeNobody = isRoot() && (await canEnter(NOBODY, process.cwd()));

let dataDir: string;
let running: RunningApp[];

beforeEach(async () => {
  dataDir = await makeDataDir();
  running = [];
});

afterEach(async () => {
  for (const app of running) await app.stop();
  if (existsSync(inData("database/cluster/postmaster.pid"))) await turnOff(dataDir);
  await rm(dataDir, { recursive: true });
});

/** Replaces the empty data folder by one in which the app has run before. */
async function useUsedDataDir(): Promise<void> {
  await rm(dataDir, { recursive: true });
  dataDir = await makeUsedDataDir();
}

const inData = (name: string) => path.join(dataDir, name);
const postmaster = async () =>
  (await readFile(inData("database/cluster/postmaster.pid"), "utf8")).split("\n")[0];
const health = async (app: RunningApp) => (await fetch(`${app.url}/api/health`)).status;

async function start(options: Parameters<typeof startApp>[0] = {}): Promise<RunningApp> {
  const app = await startApp({ dataDir, ...options });
  running.push(app);
  return app;
}

/** Expects a start to fail with exit code 1. Returns its output. */
async function refusal(options: Parameters<typeof startApp>[0] = {}): Promise<string> {
  const ended = await start(options).catch((error: unknown) => error);
  if (!(ended instanceof AppEnded)) throw new Error("It was expected to end", { cause: ended });
  expect(ended.exitCode).toBe(1);
  expect(ended.output).not.toMatch(/\n\s+at /);
  return ended.output;
}

describe("start of the server", () => {
  test("the server stops its database and exits with code 0 on SIGTERM and SIGINT, and keeps its secret for the next start", async () => {
    const first = await start();
    expect(await health(first)).toBe(200);
    const secret = await readFile(inData("session-secret"), "utf8");
    expect((await stat(inData("session-secret"))).mode & 0o777).toBe(0o600);
    await first.kill("SIGTERM");
    expect(first.process.exitCode).toBe(0);
    expect(existsSync(inData("database/cluster/postmaster.pid"))).toBe(false);

    const second = await start({ command: [process.execPath, "scripts/start.mjs"] });
    expect(await health(second)).toBe(200);
    expect(second.output()).not.toContain("Building");
    expect(second.output()).toContain("Demo account: demo, demo1234");
    expect(second.output()).toContain("HOST=0.0.0.0 npm start");
    expect(await readFile(inData("session-secret"), "utf8")).toBe(secret);
    await second.kill("SIGINT");
    expect(second.process.exitCode).toBe(0);
  });

  test("a server takes over the running database of a killed server", async () => {
    await useUsedDataDir();
    const killed = await start();
    await killed.kill("SIGKILL");
    const left = await postmaster();
    const next = await start();
    expect(await postmaster()).toBe(left);
    expect(await health(next)).toBe(200);
    await next.kill("SIGTERM");
    expect(existsSync(inData("database/cluster/postmaster.pid"))).toBe(false);
  });

  test("a server whose port is in use exits with a message and creates no database", async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, "127.0.0.1");
    await once(other, "listening");
    expect(await refusal({ env: { PORT: String(port) } })).toBe(
      `Port ${port} is already in use. Start with another one: PORT=${port + 1} npm start\n`,
    );
    expect(existsSync(inData("database"))).toBe(false);
    other.close();
  });

  test("a server exits with a message when another server uses its data folder, and the other server continues to serve", async () => {
    await useUsedDataDir();
    const first = await start();
    // Next starts at the same time and may print lines before this message.
    expect(await refusal()).toContain(
      `Larder is already running from ${dataDir} at ${first.url} (process ${first.process.pid}). Stop it first, or start with another DATA_DIR.\n`,
    );
    expect(await health(first)).toBe(200);
  });

  test("of two simultaneous starts with one data folder exactly one succeeds", async () => {
    const outcomes = await Promise.allSettled([start(), start()]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
    const loser = outcomes.find((outcome) => outcome.status === "rejected");
    expect(String(loser?.reason)).toContain("Larder is already running from");
    expect(running).toHaveLength(1);
    for (const app of running) expect(await health(app)).toBe(200);
  });

  test("a server with invalid settings exits and prints one sentence for each of them", async () => {
    const said = await refusal({ env: { PORT: "ten", TRUST_PROXY: "maybe" } });
    expect(said).toBe("PORT must be a number from 1 to 65535.\nTRUST_PROXY must be 0 or 1.\n");
    const url = "postgresql://larder@127.0.0.1:9/larder";
    expect(await refusal({ env: { DATABASE_URL: url } })).toContain("NEXTAUTH_SECRET is needed");
    const secret = "x".repeat(32);
    expect(await refusal({ env: { DATABASE_URL: url, NEXTAUTH_SECRET: secret } })).toContain(
      "The database larder at 127.0.0.1:9 cannot be reached",
    );
  });

  test.runIf(canBeNobody)(
    "the server runs as an unprivileged user, and afterwards as root with the same data folder",
    async () => {
      await chown(dataDir, NOBODY.uid, NOBODY.gid);
      const app = await start({ uid: NOBODY.uid });
      expect(await health(app)).toBe(200);
      expect((await stat(inData("database/cluster"))).uid).toBe(NOBODY.uid);
      await app.kill("SIGTERM");
      // As root, PostgreSQL is started as the owner of its files.
      const again = await start();
      expect(await health(again)).toBe(200);
      await again.kill("SIGTERM");
      await chmod(dataDir, 0o711);
    },
  );
});

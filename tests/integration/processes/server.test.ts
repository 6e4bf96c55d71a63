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

/** An account that every system has and that owns nothing. */
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

const inData = (name: string) => path.join(dataDir, name);
const postmaster = async () =>
  (await readFile(inData("database/cluster/postmaster.pid"), "utf8")).split("\n")[0];
const health = async (app: RunningApp) => (await fetch(`${app.url}/api/health`)).status;

async function start(options: Parameters<typeof startApp>[0] = {}): Promise<RunningApp> {
  const app = await startApp({ dataDir, ...options });
  running.push(app);
  return app;
}

/** Starts what must not start, and returns what it said. */
async function refusal(options: Parameters<typeof startApp>[0] = {}): Promise<string> {
  const ended = await start(options).catch((error: unknown) => error);
  if (!(ended instanceof AppEnded)) throw new Error("It was expected to end", { cause: ended });
  expect(ended.exitCode).toBe(1);
  expect(ended.output).not.toMatch(/\n\s+at /);
  return ended.output;
}

describe("a start", () => {
  test("serves, ends on request with code 0 and its database, and goes on the next time", async () => {
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

  test("takes over the database of a server that was killed", async () => {
    const killed = await start();
    await killed.kill("SIGKILL");
    const left = await postmaster();
    const next = await start();
    expect(await postmaster()).toBe(left);
    expect(await health(next)).toBe(200);
    await next.kill("SIGTERM");
    expect(existsSync(inData("database/cluster/postmaster.pid"))).toBe(false);
  });

  test("says that its port is taken, before it makes anything", async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, "127.0.0.1");
    await once(other, "listening");
    expect(await refusal({ env: { PORT: String(port) } })).toBe(
      `Port ${port} is already in use. Start with another one: PORT=${port + 1} npm start\n`,
    );
    expect(existsSync(inData("database"))).toBe(false);
    other.close();
  });

  test("says that another server has the data folder, and leaves that one alone", async () => {
    const first = await start();
    // Next, which gets ready meanwhile, may have said something before.
    expect(await refusal()).toContain(
      `Larder is already running from ${dataDir} at ${first.url} (process ${first.process.pid}). Stop it first, or start with another DATA_DIR.\n`,
    );
    expect(await health(first)).toBe(200);
  });

  test("at the same moment as another one leaves exactly one server", async () => {
    const outcomes = await Promise.allSettled([start(), start()]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
    const loser = outcomes.find((outcome) => outcome.status === "rejected");
    expect(String(loser?.reason)).toContain("Larder is already running from");
    expect(running).toHaveLength(1);
    for (const app of running) expect(await health(app)).toBe(200);
  });

  test("says what is wrong with the settings, a sentence each", async () => {
    const said = await refusal({ env: { PORT: "ten", TRUST_PROXY: "maybe" } });
    expect(said).toBe("PORT must be a number from 1 to 65535.\nTRUST_PROXY must be 0 or 1.\n");
    const url = "postgresql://larder@127.0.0.1:9/larder";
    expect(await refusal({ env: { DATABASE_URL: url } })).toContain("NEXTAUTH_SECRET is needed");
    const secret = "x".repeat(32);
    expect(await refusal({ env: { DATABASE_URL: url, NEXTAUTH_SECRET: secret } })).toContain(
      "The database larder at 127.0.0.1:9 cannot be reached",
    );
  });

  test.runIf(canBeNobody)("works for an ordinary user", async () => {
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    const app = await start({ uid: NOBODY.uid });
    expect(await health(app)).toBe(200);
    expect((await stat(inData("database/cluster"))).uid).toBe(NOBODY.uid);
    await app.kill("SIGTERM");
    // Root starts it as the user that it belongs to.
    const again = await start();
    expect(await health(again)).toBe(200);
    await again.kill("SIGTERM");
    await chmod(dataDir, 0o711);
  });
});

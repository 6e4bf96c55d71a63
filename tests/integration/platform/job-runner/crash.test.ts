import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { databasePool } from "@/lib/server/db";
import { bundle } from "@/scripts/lib/bundle-scripts.mjs";
import { event, eventually, expectStays, forgetJobs, queueEvent } from "./jobs-support";

// The bundled script of the child process is inside node_modules, so that it can import the
// packages.
const CHILD = "node_modules/.cache/larder/crash-child.mjs";
const A_LONG_TIME_MS = 60_000;

interface Child {
  printed: string[];
  end: (signal: "SIGKILL" | "SIGTERM") => Promise<void>;
}

const children: Child[] = [];

beforeAll(async () => {
  await bundle({
    entryPoints: ["tests/integration/platform/job-runner/crash-child.ts"],
    outfile: CHILD,
  });
});
beforeEach(forgetJobs);
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.end("SIGKILL")));
});

/** Starts a process with a runner whose second step takes `stayMs` milliseconds. */
async function startChild(stayMs: number): Promise<Child> {
  const childProcess = spawn(process.execPath, [CHILD, String(stayMs)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LOG_LEVEL: "silent" },
  });
  const exited = once(childProcess, "exit");
  const printed: string[] = [];
  childProcess.stdout.on("data", (text: Buffer) =>
    printed.push(...text.toString().trim().split("\n")),
  );
  const child: Child = {
    printed,
    end: async (signal) => {
      childProcess.kill(signal);
      await exited;
    },
  };
  children.push(child);
  await eventually(() => printed.includes("started"));
  return child;
}

async function runStatus(): Promise<string | undefined> {
  const { rows } = await databasePool().query<{ status: string }>("select status from job_runs");
  return rows[0]?.status;
}

test("after kill -9 during the second step of a background function a new process repeats only this step", async () => {
  const killed = await startChild(A_LONG_TIME_MS);
  await queueEvent(event("test/two-steps"));
  await eventually(() => killed.printed.includes("second 0"));
  await killed.end("SIGKILL");

  const next = await startChild(0);
  await eventually(async () => (await runStatus()) === "completed", 5);
  expect(killed.printed).toEqual(["started", "first", "second 0"]);
  expect(next.printed.filter((line) => line !== "started")).toEqual(["second 1"]);
});

test("a run whose process is killed in all four attempts fails", async () => {
  await startChild(0).then((child) => child.end("SIGTERM"));
  await queueEvent(event("test/two-steps"));
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const child = await startChild(A_LONG_TIME_MS);
    await eventually(() => child.printed.includes(`second ${attempt}`));
    await child.end("SIGKILL");
  }
  await startChild(0);
  await eventually(async () => (await runStatus()) === "failed", 5);
});

test("a starting job runner does not take over the run of another process that is alive", async () => {
  const busy = await startChild(3_000);
  await queueEvent(event("test/two-steps"));
  await eventually(() => busy.printed.includes("second 0"));
  const idle = await startChild(0);
  await eventually(async () => (await runStatus()) === "completed");
  expect(busy.printed).toEqual(["started", "first", "second 0"]);
  await expectStays(() => idle.printed, ["started"]);
});

test("a running job runner takes over the run of a killed process", async () => {
  const killed = await startChild(A_LONG_TIME_MS);
  await queueEvent(event("test/two-steps"));
  await eventually(() => killed.printed.includes("second 0"));
  const survivor = await startChild(0);
  await killed.end("SIGKILL");
  await eventually(async () => (await runStatus()) === "completed", 15);
  expect(survivor.printed).toEqual(["started", "second 1"]);
});

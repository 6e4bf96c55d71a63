import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { databasePool } from "@/lib/server/db";
import { bundle } from "@/scripts/lib/bundle-scripts.mjs";
import { event, eventually, expectStays, forgetJobs, queueEvent } from "./jobs-support";

// Beside the packages, so that the bundle finds them.
const CHILD = "node_modules/.cache/larder/crash-child.mjs";
const A_LONG_TIME_MS = 60_000;

interface Child {
  said: string[];
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

/** Starts a process with a runner whose second step takes so many milliseconds. */
async function startChild(stayMs: number): Promise<Child> {
  const childProcess = spawn(process.execPath, [CHILD, String(stayMs)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LOG_LEVEL: "silent" },
  });
  const exited = once(childProcess, "exit");
  const said: string[] = [];
  childProcess.stdout.on("data", (text: Buffer) =>
    said.push(...text.toString().trim().split("\n")),
  );
  const child: Child = {
    said,
    end: async (signal) => {
      childProcess.kill(signal);
      await exited;
    },
  };
  children.push(child);
  await eventually(() => said.includes("started"));
  return child;
}

async function runStatus(): Promise<string | undefined> {
  const { rows } = await databasePool().query<{ status: string }>("select status from job_runs");
  return rows[0]?.status;
}

test("after kill -9 between two steps the run goes on where it was, at once", async () => {
  const killed = await startChild(A_LONG_TIME_MS);
  await queueEvent(event("test/two-steps"));
  await eventually(() => killed.said.includes("second 0"));
  await killed.end("SIGKILL");

  const next = await startChild(0);
  await eventually(async () => (await runStatus()) === "completed", 5);
  expect(killed.said).toEqual(["started", "first", "second 0"]);
  expect(next.said.filter((line) => line !== "started")).toEqual(["second 1"]);
});

test("a run whose process dies in every attempt fails in the end", async () => {
  await startChild(0).then((child) => child.end("SIGTERM"));
  await queueEvent(event("test/two-steps"));
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const child = await startChild(A_LONG_TIME_MS);
    await eventually(() => child.said.includes(`second ${attempt}`));
    await child.end("SIGKILL");
  }
  await startChild(0);
  await eventually(async () => (await runStatus()) === "failed", 5);
});

test("a process that starts leaves the jobs of a living one alone", async () => {
  const busy = await startChild(3_000);
  await queueEvent(event("test/two-steps"));
  await eventually(() => busy.said.includes("second 0"));
  const idle = await startChild(0);
  await eventually(async () => (await runStatus()) === "completed");
  expect(busy.said).toEqual(["started", "first", "second 0"]);
  await expectStays(() => idle.said, ["started"]);
});

test("a living process takes over from one that was killed", async () => {
  const killed = await startChild(A_LONG_TIME_MS);
  await queueEvent(event("test/two-steps"));
  await eventually(() => killed.said.includes("second 0"));
  const survivor = await startChild(0);
  await killed.end("SIGKILL");
  await eventually(async () => (await runStatus()) === "completed", 15);
  expect(survivor.said).toEqual(["started", "second 1"]);
});

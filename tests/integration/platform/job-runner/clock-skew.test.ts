import { setTimeout as delay } from "node:timers/promises";
import { cron, RetryAfterError } from "inngest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { days, setClock } from "@/lib/core/clock";
import { startEmbeddedRunner } from "@/lib/platform/job-runner/runner";
import { databasePool } from "@/lib/server/db";
import { inngest } from "@/lib/server/inngest-client";
import {
  databaseUrl,
  endedRun,
  event,
  eventually,
  forgetJobs,
  queueEvent,
  startRunner,
} from "./jobs-support";

beforeEach(async () => {
  await forgetJobs();
  setClock(new Date(Date.now() + days(8)));
});
afterEach(() => setClock(undefined));

test("a run that a stop interrupts continues at the next start when the app's clock is ahead of PostgreSQL's", async () => {
  let isFirstRunning = false;
  const fn = inngest.createFunction(
    { id: "long", triggers: [{ event: "test/long" }] },
    async ({ step }) => {
      await step.run("first", async () => {
        isFirstRunning = true;
        await delay(200);
      });
      return step.run("second", () => "done");
    },
  );
  const runner = await startRunner(fn);
  await queueEvent(event("test/long"));
  await eventually(() => isFirstRunning);
  await runner.stop();
  const next = await startRunner(fn);
  expect(await endedRun(next, "long", "test/long")).toMatchObject({ output: "done" });
});

test.each([
  ["its own delay", () => new Error("not yet")],
  ["the delay that the error names", () => new RetryAfterError("not yet", "1s")],
])(
  "a failed step is retried after %s when the app's clock is ahead of PostgreSQL's",
  async (_, error) => {
    let attempts = 0;
    const runner = await startRunner(
      inngest.createFunction({ id: "fails", triggers: [{ event: "test/fails" }] }, ({ step }) =>
        step.run("try", () => {
          attempts += 1;
          if (attempts === 1) throw error();
          return attempts;
        }),
      ),
    );
    await queueEvent(event("test/fails"));
    expect(await endedRun(runner, "fails", "test/fails")).toMatchObject({ output: 2 });
  },
);

test("a run continues after a sleep step when the app's clock is ahead of PostgreSQL's", async () => {
  const runner = await startRunner(
    inngest.createFunction({ id: "naps", triggers: [{ event: "test/naps" }] }, async ({ step }) => {
      await step.sleep("nap", "1s");
      return step.run("after", () => "awake");
    }),
  );
  await queueEvent(event("test/naps"));
  expect(await endedRun(runner, "naps", "test/naps")).toMatchObject({ output: "awake" });
});

test("a schedule whose recorded last execution is in the future runs again after the clock was corrected", async () => {
  setClock(undefined);
  let runs = 0;
  const daily = inngest.createFunction({ id: "daily", triggers: [cron("0 7 * * *")] }, () => {
    runs += 1;
  });
  const options = { databaseUrl: databaseUrl(), functions: [daily], hasSchedules: true };
  // The first start registers the schedule in the queue, so that the test can change the time of its last
  // execution.
  await (await startEmbeddedRunner(options)).stop();
  await databasePool().query(
    `update graphile_worker._private_known_crontabs
    set known_since = now() - interval '2 days', last_execution = now() + interval '8 days'`,
  );
  const runner = await startEmbeddedRunner(options);
  try {
    await eventually(() => runs > 0);
  } finally {
    await runner.stop();
  }
});

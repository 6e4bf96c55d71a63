import { cron } from "inngest";
import { beforeEach, describe, expect, test } from "vitest";
import { startEmbeddedRunner } from "@/lib/platform/job-runner/runner";
import { inngest } from "@/lib/server/inngest-client";
import {
  databaseUrl,
  endedRun,
  event,
  eventually,
  expectStays,
  forgetJobs,
  queueEvent,
  queueJob,
  startRunner,
} from "./jobs-support";

beforeEach(forgetJobs);

function timeBetween([first = NaN, second = NaN]: number[]): number {
  return second - first;
}

describe("steps in the embedded job runner", () => {
  test("the steps of a run are executed once each and in order, and return their results to the function", async () => {
    const ran: string[] = [];
    const runner = await startRunner(
      inngest.createFunction(
        { id: "sums", triggers: [{ event: "test/sums" }] },
        async ({ event: { data }, step }) => {
          const one = await step.run("one", () => {
            ran.push("one");
            return { sum: Number(data.start) + 1 };
          });
          await step.run("nothing", () => {
            ran.push("nothing");
          });
          return step.run("two", () => {
            ran.push("two");
            return one.sum + 1;
          });
        },
      ),
    );
    await queueEvent(event("test/sums", { data: { start: 40 } }));
    const run = await endedRun(runner, "sums", "test/sums");
    expect(run).toMatchObject({ status: "completed", output: 42 });
    expect(run.steps.map(({ name }) => name)).toEqual(["one", "nothing", "two"]);
    expect(ran).toEqual(["one", "nothing", "two"]);
  });

  test("a sleep step lasts its whole duration and does not repeat the step before it", async () => {
    const times: number[] = [];
    const runner = await startRunner(
      inngest.createFunction(
        { id: "naps", triggers: [{ event: "test/naps" }] },
        async ({ step }) => {
          await step.run("before", () => void times.push(Date.now()));
          await step.sleep("nap", "1s");
          await step.sleepUntil("past", new Date(0));
          await step.run("after", () => void times.push(Date.now()));
        },
      ),
    );
    await queueEvent(event("test/naps"));
    const run = await endedRun(runner, "naps", "test/naps");
    expect(run.steps.map(({ name }) => name)).toEqual(["before", "nap", "past", "after"]);
    expect(times).toHaveLength(2);
    expect(timeBetween(times)).toBeGreaterThanOrEqual(1_000);
  });

  test("a run with parallel steps fails with an explanation and executes none of them", async () => {
    const ran: string[] = [];
    const runner = await startRunner(
      inngest.createFunction(
        { id: "parallel", triggers: [{ event: "test/parallel" }] },
        async ({ step }) => {
          await Promise.all([
            step.run("left", () => void ran.push("left")),
            step.run("right", () => void ran.push("right")),
          ]);
        },
      ),
    );
    await queueEvent(event("test/parallel"));
    const run = await endedRun(runner, "parallel", "test/parallel");
    expect(run.status).toBe("failed");
    expect(JSON.stringify(run.output)).toContain("steps in parallel");
    expect(ran).toEqual([]);
  });

  test("a background function that reaches an unsupported kind of step fails without a retry", async () => {
    let calls = 0;
    const runner = await startRunner(
      inngest.createFunction(
        { id: "waits", triggers: [{ event: "test/waits" }] },
        async ({ step: tools }) => {
          calls += 1;
          await tools.waitForEvent("never", { event: "test/never", timeout: "1h" });
        },
      ),
    );
    await queueEvent(event("test/waits"));
    const run = await endedRun(runner, "waits", "test/waits");
    expect(JSON.stringify(run.output)).toContain("WaitForEvent");
    expect(calls).toBe(1);
  });
});

describe("starting runs in the embedded job runner", () => {
  const counting = (id: string, name: string, runs: string[]) =>
    inngest.createFunction({ id, triggers: [{ event: name }] }, ({ event: started }) => {
      runs.push(`${id} ${started.id}`);
    });

  test("an event that is queued repeatedly starts each function that it triggers once", async () => {
    const runs: string[] = [];
    const runner = await startRunner(
      counting("first", "test/both", runs),
      counting("second", "test/both", runs),
      counting("other", "test/other", runs),
    );
    for (let times = 0; times < 3; times += 1) await queueEvent(event("test/both", { id: "e1" }));
    await endedRun(runner, "first", "e1");
    await endedRun(runner, "second", "e1");
    await queueEvent(event("test/both", { id: "e1" }));
    await expectStays(() => [...runs].sort(), ["first e1", "second e1"]);
  });

  test("a schedule that is queued twice for one time starts its function once with Inngest's timer event", async () => {
    const events: unknown[] = [];
    const runner = await startRunner(
      inngest.createFunction({ id: "daily", triggers: [cron("0 7 * * *")] }, ({ event: timer }) => {
        events.push({ name: timer.name, data: timer.data, ts: timer.ts });
      }),
    );
    const due = { functionId: "larder-daily", cron: "0 7 * * *" };
    for (const ts of ["2026-03-01T07:00:00.000Z", "2026-03-01T07:00:00.000Z"]) {
      await queueJob("start-scheduled-run", { ...due, _cron: { ts, backfilled: false } });
    }
    await endedRun(runner, "daily", "cron:0 7 * * *:2026-03-01T07:00:00.000Z");
    const timer = { name: "inngest/scheduled.timer", data: { cron: "0 7 * * *" } };
    await expectStays(() => events, [{ ...timer, ts: Date.UTC(2026, 2, 1, 7) }]);
  });

  test("two job runners on one database execute each of 30 events once", async () => {
    const runs: string[] = [];
    const fn = counting("shared", "test/shared", runs);
    const [runner] = await Promise.all([startRunner(fn), startRunner(fn)]);
    const ids = Array.from({ length: 30 }, (_, index) => `e${index}`);
    await Promise.all(ids.map((id) => queueEvent(event("test/shared", { id }))));
    await Promise.all(ids.map((id) => endedRun(runner, "shared", id)));
    expect(runs.sort()).toEqual(ids.map((id) => `shared ${id}`).sort());
  });

  test("a waiting run of a removed function fails with an error that names the function", async () => {
    const runner = await startRunner();
    await runner.store.start("larder-gone", event("test/gone"));
    const run = await endedRun(runner, "gone", "test/gone");
    expect(run.status).toBe("failed");
    expect(JSON.stringify(run.output)).toContain("larder-gone");
  });

  test("the job runner refuses to start with a function that uses an unsupported option", async () => {
    const limited = inngest.createFunction(
      { id: "limited", triggers: [{ event: "test/limited" }], concurrency: 1 },
      () => undefined,
    );
    await expect(
      startEmbeddedRunner({ databaseUrl: databaseUrl(), functions: [limited] }),
    ).rejects.toThrow(/"larder-limited" uses the option "concurrency"/);
  });
});

describe("stopping the embedded job runner", () => {
  test("stopping the job runner waits for the current step, and the next start executes the remaining steps", async () => {
    const ran: string[] = [];
    const fn = inngest.createFunction(
      { id: "long", triggers: [{ event: "test/long" }] },
      async ({ step }) => {
        await step.run("first", async () => {
          ran.push("first");
          await new Promise((resolve) => setTimeout(resolve, 400));
        });
        await step.run("second", () => void ran.push("second"));
      },
    );
    const runner = await startRunner(fn);
    expect(runner.health()).toBe("ok");
    await queueEvent(event("test/long"));
    await eventually(() => ran.length > 0);
    await runner.stop();
    expect(runner.health()).toBe("down");
    expect(ran).toEqual(["first"]);
    const next = await startRunner(fn);
    await endedRun(next, "long", "test/long");
    expect(ran).toEqual(["first", "second"]);
  });
});

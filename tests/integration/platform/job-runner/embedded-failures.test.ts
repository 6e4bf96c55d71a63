import { NonRetriableError, RetryAfterError } from "inngest";
import { beforeEach, describe, expect, test } from "vitest";
import { inngest } from "@/lib/server/inngest-client";
import {
  endedRun,
  event,
  eventually,
  expectStays,
  forgetJobs,
  queueEvent,
  startRunner,
} from "./jobs-support";

beforeEach(forgetJobs);

function timeBetween([first = NaN, second = NaN]: number[]): number {
  return second - first;
}

describe("failures of functions in the embedded job runner", () => {
  function failing(id: string, retries: 0 | 1 | 2, error: (attempt: number) => Error | undefined) {
    const seen = { attempts: [] as number[], told: [] as unknown[] };
    const fn = inngest.createFunction(
      {
        id,
        retries,
        triggers: [{ event: `test/${id}` }],
        onFailure: ({ event: failure, error: { message } }) => {
          seen.told.push({ message, data: failure.data.event.data as unknown });
        },
      },
      async ({ step, attempt }) =>
        step.run("try", () => {
          seen.attempts.push(attempt);
          const thrown = error(attempt);
          if (thrown) throw thrown;
          return "done";
        }),
    );
    return { fn, seen };
  }

  test("a failed step is retried and its run completes", async () => {
    const { fn, seen } = failing("recovers", 2, (attempt) =>
      attempt === 0 ? new Error("not yet") : undefined,
    );
    const runner = await startRunner(fn);
    await queueEvent(event("test/recovers"));
    const run = await endedRun(runner, "recovers", "test/recovers");
    expect(run).toMatchObject({ status: "completed", output: "done" });
    expect(seen).toEqual({ attempts: [0, 1], told: [] });
  });

  test("a run fails after the last attempt of its step and calls onFailure exactly once", async () => {
    const { fn, seen } = failing("exhausts", 2, () => new Error("never"));
    const runner = await startRunner(fn);
    await queueEvent(event("test/exhausts", { data: { listId: 7 } }));
    const run = await endedRun(runner, "exhausts", "test/exhausts");
    expect(run.status).toBe("failed");
    await eventually(() => seen.told.length > 0);
    await expectStays(() => seen, {
      attempts: [0, 1, 2],
      told: [{ message: "never", data: { listId: 7 } }],
    });
  });

  test("a step that throws a NonRetriableError is not retried", async () => {
    const { fn, seen } = failing("gives-up", 2, () => new NonRetriableError("pointless"));
    const runner = await startRunner(fn);
    await queueEvent(event("test/gives-up"));
    await endedRun(runner, "gives-up", "test/gives-up");
    await eventually(() => seen.told.length > 0);
    expect(seen).toEqual({ attempts: [0], told: [{ message: "pointless", data: {} }] });
  });

  test("a step that throws a RetryAfterError is retried after the time that the error names", async () => {
    const times: number[] = [];
    const { fn } = failing("asks-for-time", 1, () => {
      times.push(Date.now());
      return times.length === 1 ? new RetryAfterError("busy", "2s") : undefined;
    });
    const runner = await startRunner(fn);
    await queueEvent(event("test/asks-for-time"));
    await endedRun(runner, "asks-for-time", "test/asks-for-time");
    expect(timeBetween(times)).toBeGreaterThanOrEqual(2_000);
  });

  test("a function that throws outside of its steps is retried", async () => {
    let calls = 0;
    const runner = await startRunner(
      inngest.createFunction({ id: "bare", retries: 1, triggers: [{ event: "test/bare" }] }, () => {
        calls += 1;
        if (calls === 1) throw new Error("not yet");
        return calls;
      }),
    );
    await queueEvent(event("test/bare"));
    const run = await endedRun(runner, "bare", "test/bare");
    expect(run).toMatchObject({ status: "completed", output: 2 });
  });

  test("a function can catch the final error of a step, and the next step has all its attempts", async () => {
    const attempts: string[] = [];
    const runner = await startRunner(
      inngest.createFunction(
        { id: "catches", retries: 1, triggers: [{ event: "test/catches" }] },
        async ({ step, attempt }) => {
          const first = await step
            .run("first", (): string => {
              attempts.push(`first ${attempt}`);
              throw new Error("lost");
            })
            .catch((error: unknown) => (error instanceof Error ? error.message : ""));
          return step.run("second", () => {
            attempts.push(`second ${attempt}`);
            if (attempt === 0) throw new Error("not yet");
            return `${first} and found`;
          });
        },
      ),
    );
    await queueEvent(event("test/catches"));
    const run = await endedRun(runner, "catches", "test/catches");
    expect(run).toMatchObject({ status: "completed", output: "lost and found" });
    expect(attempts).toEqual(["first 0", "first 1", "second 0", "second 1"]);
  });
});

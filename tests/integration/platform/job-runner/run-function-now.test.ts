import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { runFunctionNow } from "@/lib/platform/job-runner/run-function-now";
import { inngest } from "@/lib/server/inngest-client";
import { databaseUrl, forgetJobs } from "./jobs-support";

beforeEach(forgetJobs);
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const doubling = inngest.createFunction(
  { id: "doubles", retries: 0, triggers: [{ event: "test/doubles" }] },
  ({ event, step }) => step.run("double", () => 2 * Number(event.data.number)),
);

const options = { databaseUrl: databaseUrl(), functions: [doubling], data: { number: 21 } };

test("runFunctionNow runs a function to its end and returns its output and steps, also on a second call", async () => {
  for (let times = 0; times < 2; times += 1) {
    const run = await runFunctionNow({ ...options, functionId: "doubles" });
    expect(run).toMatchObject({
      status: "completed",
      output: 42,
      steps: [{ name: "double", outcome: { type: "data", data: 42 } }],
    });
  }
});

test("runFunctionNow throws an error that lists the known functions when it is called with an unknown one", async () => {
  await expect(runFunctionNow({ ...options, functionId: "triples" })).rejects.toThrow(
    'There is no function "triples". There are: doubles.',
  );
});

test("runFunctionNow throws an error that refers to the dashboard when Inngest runs the functions", async () => {
  vi.stubEnv("INNGEST_EVENT_KEY", "an-event-key");
  vi.stubEnv("INNGEST_SIGNING_KEY", "signkey-test-00112233");
  resetEnv();
  await expect(runFunctionNow({ ...options, functionId: "doubles" })).rejects.toThrow(/dashboard/);
});

import { setTimeout as delay } from "node:timers/promises";
import { startEmbeddedRunner } from "@/lib/platform/job-runner/runner";
import { inngest } from "@/lib/server/inngest-client";

// A process that crash.test.ts kills. It prints each step that runs. Its argument is the duration of the second step
// in milliseconds.
const stay = Number(process.argv[2]);

const twoSteps = inngest.createFunction(
  { id: "two-steps", retries: 3, triggers: [{ event: "test/two-steps" }] },
  async ({ step, attempt }) => {
    await step.run("first", () => console.log("first"));
    await step.run("second", async () => {
      console.log(`second ${attempt}`);
      await delay(stay);
    });
  },
);

const runner = await startEmbeddedRunner({
  databaseUrl: process.env.DATABASE_URL ?? "",
  functions: [twoSteps],
  hasSchedules: false,
});
process.on("SIGTERM", () => void runner.stop().then(() => process.exit(0)));
console.log("started");

import { setTimeout as delay } from "node:timers/promises";
import { startEmbeddedRunner } from "@/lib/platform/job-runner/runner";
import { inngest } from "@/lib/server/inngest-client";

// A process for crash.test.ts to kill. It says on its output which steps run, and stays in the second
// one as long as it is told to (in milliseconds).
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

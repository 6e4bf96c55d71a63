import { startEmbeddedRunner } from "@/lib/platform/job-runner/runner";

// A process for crash.test.ts to kill while it sends a mail.
await startEmbeddedRunner({
  databaseUrl: process.env.DATABASE_URL ?? "",
  retryDelayMs: () => 10,
  hasSchedules: false,
});
console.log("started");

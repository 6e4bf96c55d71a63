import { startEmbeddedRunner } from "@/lib/platform/job-runner/runner";

// A process that crash.test.ts kills while it sends a mail.
await startEmbeddedRunner({
  databaseUrl: process.env.DATABASE_URL ?? "",
  retryDelayMs: () => 10,
  hasSchedules: false,
});
console.log("started");

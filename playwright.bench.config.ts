import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** What takes time, measured one after the other and never judged: `npm run bench` writes docs/benchmarks.md. */
export default defineConfig({
  ...tests,
  testDir: "tests/bench",
  testMatch: "**/*.bench.ts",
  reporter: [["list"], ["./tests/bench/write-report.ts"]],
  workers: 1,
  timeout: 300_000,
  projects: tests.projects?.filter(({ name }) => name === "phone"),
});

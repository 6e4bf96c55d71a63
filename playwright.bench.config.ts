import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/**
 * Configuration of `npm run bench`, which measures durations one after the other, without limits, and writes
 * docs/benchmarks.md.
 */
export default defineConfig({
  ...tests,
  testDir: "tests/bench",
  testMatch: "**/*.bench.ts",
  reporter: [["list"], ["./tests/bench/write-report.ts"]],
  workers: 1,
  timeout: 300_000,
  projects: tests.projects?.filter(({ name }) => name === "phone"),
});

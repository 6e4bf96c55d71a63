import { defineConfig } from "@playwright/test";
import bench from "./playwright.bench.config";

/**
 * Configuration of `npm run bench:lighthouse`, which runs Lighthouse on a state of each screen and writes docs/lighthouse.md. The
 * server has a low priority, because otherwise its work would count as blocking time of the page.
 */
export default defineConfig({
  ...bench,
  globalSetup: "./tests/bench/lighthouse/app-in-background.ts",
  testDir: "tests/bench/lighthouse",
  testMatch: "**/*.measure.ts",
  reporter: [
    ["list"],
    [
      "./tests/bench/write-report.ts",
      {
        command: "bench:lighthouse",
        file: "docs/lighthouse.md",
        title: "Lighthouse",
        conditions:
          "one process with a low priority, embedded PostgreSQL, Chromium on the same machine, nothing cached",
      },
    ],
  ],
  timeout: 7_200_000,
});

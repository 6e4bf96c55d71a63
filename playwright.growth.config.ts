import { defineConfig } from "@playwright/test";
import bench from "./playwright.bench.config";

const { globalSetup: _ownServers, ...shared } = bench;

/**
 * Configuration of `npm run bench:growth`, which measures what depends on the number of households and writes
 * docs/growth.md. It starts its own servers.
 */
export default defineConfig({
  ...shared,
  testDir: "tests/bench/growth",
  testMatch: "**/*.measure.ts",
  reporter: [
    ["list"],
    [
      "./tests/bench/write-report.ts",
      {
        command: "bench:growth",
        file: "docs/growth.md",
        title: "Growth",
        conditions:
          "two servers with an embedded PostgreSQL each, whose requests alternate, on the same machine",
      },
    ],
  ],
  timeout: 1_800_000,
});

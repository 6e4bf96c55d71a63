import { defineConfig } from "vitest/config";
import base from "./vitest.config";

const databases = {
  globalSetup: ["tests/support/template-database.ts"],
  setupFiles: ["tests/support/database.ts"],
};

/**
 * Configuration of `npm run test:long`: the race tests and the random sequences with all rounds, tests that are too slow
 * for `npm test`, and tests that measure time.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    env: { TEST_LONG: "on" },
    // For two cores: more workers would only compete for the CPU.
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "races",
          include: ["tests/integration/api/races/*.test.ts"],
          ...databases,
        },
      },
      {
        extends: true,
        test: {
          name: "races at two servers",
          include: ["tests/integration/api/races/*.test.ts"],
          globalSetup: [...databases.globalSetup, "tests/support/built-app.ts"],
          setupFiles: [...databases.setupFiles, "tests/support/two-servers.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "sequences",
          include: ["tests/integration/api/purchases/sequences/*.test.ts"],
          ...databases,
        },
      },
      {
        extends: true,
        test: {
          name: "crashes",
          include: ["tests/integration/processes/acknowledged*.test.ts"],
          globalSetup: ["tests/support/built-app.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "releases",
          include: [
            "tests/integration/platform/backup/older-release.test.ts",
            "tests/long/rolling-upgrade.test.ts",
          ],
          ...databases,
          globalSetup: [...databases.globalSetup, "tests/support/built-app.ts"],
        },
      },
      {
        extends: true,
        test: {
          // The tests that measure time run alone, because other tests would distort the results.
          name: "time",
          include: ["tests/integration/api/fuzz.test.ts", "tests/long/*-time.test.ts"],
          ...databases,
          maxWorkers: 1,
        },
      },
    ],
  },
});

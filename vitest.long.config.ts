import { defineConfig } from "vitest/config";
import base from "./vitest.config";

const databases = {
  globalSetup: ["tests/support/template-database.ts"],
  setupFiles: ["tests/support/database.ts"],
};

/** The same tests in their full rounds, what takes too long for `npm test`, and what measures time. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    env: { TEST_LONG: "on" },
    // Two cores: more at once would only wait for one another.
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
          name: "crashes",
          include: ["tests/integration/processes/acknowledged.test.ts"],
          globalSetup: ["tests/support/built-app.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Alone, or it would measure the others.
          name: "time",
          include: ["tests/integration/api/fuzz.test.ts", "tests/long/**/*.test.ts"],
          ...databases,
          maxWorkers: 1,
        },
      },
    ],
  },
});

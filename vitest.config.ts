import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// The offset from UTC is not a whole number of hours: code that mistakes local time for UTC fails.
process.env.TZ = "America/St_Johns";

export default defineConfig({
  resolve: {
    alias: {
      "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, ""),
      // The package `server-only` throws outside Next's own bundler. Tests import server code too, so they use
      // its empty module.
      "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)),
    },
  },
  test: {
    pool: "forks",
    // One test file more than cores: tests wait a third of their time, mostly for time limits and starting
    // servers. By default vitest keeps one core free.
    maxWorkers: availableParallelism() + 1,
    // Far longer than any test takes, even on a busy machine: only a test that hangs reaches this timeout.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ["tests/support/refuse-console-errors.ts"],
    coverage: {
      include: ["{app,components,inngest,lib}/**/*.{ts,tsx}"],
      exclude: ["lib/server/generated/**"],
      reporter: ["text-summary", "html"],
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          isolate: false,
          // These packages set and read globals when they are loaded. Like the modules of the app, they are
          // therefore loaded again for each test file.
          server: { deps: { inline: ["zod", "idb", "fake-indexeddb"] } },
          setupFiles: ["tests/support/fresh-modules.ts"],
        },
      },
      {
        extends: true,
        test: { name: "architecture", include: ["tests/architecture/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          // The test files of one worker share a process and a window, which saves loading React and jsdom
          // for each file. `fresh-modules` and `fresh-window` remove what a test file left in them.
          name: "components",
          include: ["tests/components/**/*.test.tsx"],
          environment: "jsdom",
          isolate: false,
          // These packages are also loaded again for each test file. The query library keeps in its modules
          // whether the page is online and visible, and the others set and read globals.
          server: { deps: { inline: [/\/@tanstack\//, "idb", "fake-indexeddb"] } },
          setupFiles: [
            "tests/support/fresh-modules.ts",
            "tests/support/fresh-window.ts",
            "tests/support/browser-gaps.ts",
            "tests/support/fake-router.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          // Tests that call the endpoints. The test files of one worker share modules and one database, which
          // saves the start of each file. A test must therefore look only at households that it created.
          name: "api",
          include: ["tests/integration/api/**/*.test.ts"],
          isolate: false,
          globalSetup: ["tests/support/template-database.ts"],
          setupFiles: ["tests/support/database.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Tests that change the settings, replace a module, or examine the whole database. The test files
          // of one worker share a process, which saves loading Next and Prisma for each file. `fresh-server`
          // removes what a file left, and `database` gives each file a database of its own.
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: ["tests/integration/{api,processes}/**"],
          isolate: false,
          sequence: { setupFiles: "list" },
          // This package refers to the WebAssembly instance that our module creates. Like our module, it is
          // therefore loaded again for each test file.
          server: { deps: { inline: ["@prisma/schema-engine-wasm"] } },
          globalSetup: ["tests/support/template-database.ts"],
          setupFiles: ["tests/support/fresh-server.ts", "tests/support/database.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Tests that start and stop whole server processes.
          name: "processes",
          include: ["tests/integration/processes/**/*.test.ts"],
          globalSetup: ["tests/support/built-app.ts"],
        },
      },
    ],
  },
});

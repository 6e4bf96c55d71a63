import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Not UTC, and half an hour off the full ones: code that mistakes local for universal time fails.
process.env.TZ = "America/St_Johns";

export default defineConfig({
  resolve: {
    alias: {
      "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, ""),
      // Outside Next's own bundler the package throws; tests are a server too.
      "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)),
    },
  },
  test: {
    pool: "forks",
    // One file a core; left to itself vitest keeps one free, which on two cores means one after the other.
    maxWorkers: "100%",
    // Far more than any test needs: only what hangs is to fail by it, however busy the machine.
    testTimeout: 30_000,
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
        test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: { name: "architecture", include: ["tests/architecture/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: ["tests/components/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: ["tests/support/browser-gaps.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Tests that call the endpoints. The files of a worker share modules and one database, which saves
          // the start of each file. A test must therefore look only at households that it created.
          name: "api",
          include: ["tests/integration/api/**/*.test.ts"],
          isolate: false,
          globalSetup: ["tests/support/template-database.ts"],
          setupFiles: ["tests/support/database.ts"],
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // What changes the settings, replaces a module, or looks at everything in the database.
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: ["tests/integration/{api,processes}/**"],
          globalSetup: ["tests/support/template-database.ts"],
          setupFiles: ["tests/support/database.ts"],
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // What starts and stops whole servers.
          name: "processes",
          include: ["tests/integration/processes/**/*.test.ts"],
          globalSetup: ["tests/support/built-app.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

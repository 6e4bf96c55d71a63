import { defineConfig } from "vitest/config";
import base from "./vitest.config";

/** Configuration of `npm run test:hosted`: the app under `next start`, as on a hosted platform. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    // Only one test file runs at a time, because each one starts PostgreSQL, a pooler and two instances of the app.
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: { name: "hosted", include: ["tests/hosted/**/*.test.ts"] },
      },
    ],
  },
});

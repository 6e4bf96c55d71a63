import { defineConfig } from "vitest/config";
import base from "./vitest.config";

/** Configuration of the tests that `npm run test:mutants` runs against each mutant. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture/permissions.test.ts"],
    projects: undefined,
  },
});

import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Configuration of `npm run screens`, which pictures every screen and writes an HTML page that shows them. */
export default defineConfig({
  ...tests,
  testDir: "tests/screens",
  testMatch: "pictures.ts",
  outputDir: "test-results/screens",
  reporter: [["line"], ["./tests/screens/write-index.ts"]],
  // Pictures mostly wait, so three workers are faster on two cores.
  workers: 3,
  retries: 0,
  projects: [{ name: "screens" }],
});

import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/**
 * Configuration of `npm run screens`, which takes a picture of every screen and writes an HTML page that
 * shows the pictures.
 */
export default defineConfig({
  ...tests,
  testDir: "tests/screens",
  testMatch: "pictures.ts",
  outputDir: "test-results/screens",
  reporter: [["line"], ["./tests/screens/write-index.ts"]],
  // Taking a picture consists mostly of waiting, so three workers are faster than two on two cores.
  workers: 3,
  retries: 0,
  projects: [{ name: "screens" }],
});

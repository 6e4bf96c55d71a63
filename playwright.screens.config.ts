import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Configuration of `npm run screens`, which pictures every screen and writes a page to leaf through. */
export default defineConfig({
  ...tests,
  testDir: "tests/screens",
  testMatch: "pictures.ts",
  outputDir: "test-results/screens",
  reporter: [["line"], ["./tests/screens/write-index.ts"]],
  // Much of the time of a picture is waiting, so two cores take more than two at a time.
  workers: 3,
  retries: 0,
  projects: [{ name: "screens" }],
});

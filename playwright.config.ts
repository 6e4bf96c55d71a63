import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/lib/find-browser.mjs";

/**
 * What is about the network, a session or what is kept, and the same at any size of screen: files that look at
 * screens run at both. A phone, because there it matters most.
 */
const ONCE =
  /(browser-walls|continue-check|live-settings|one-device|outage|plain-http|waiting-counts)\.spec\.ts$/;

const executablePath = await findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  tsconfig: "tests/e2e/tsconfig.json",
  globalSetup: "./tests/support/app-for-browsers.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: process.env.APP_URL,
    locale: "en-US",
    timezoneId: "America/St_Johns",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // What only one of them can do, or is meant for, is tagged with its name.
    {
      name: "desktop",
      testIgnore: ONCE,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 3,
        isMobile: true,
        hasTouch: true,
        userAgent:
          "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      },
    },
  ],
});

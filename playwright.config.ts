import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/lib/find-browser.mjs";

const executablePath = await findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  tsconfig: "tests/e2e/tsconfig.json",
  // The outage tests freeze PostgreSQL's processes, which they find in /proc. They therefore run on Linux
  // only.
  testIgnore: process.platform === "linux" ? [] : "outage.spec.ts",
  globalSetup: "./tests/support/app-for-browsers.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On CI a failed test runs a second time. If it then passes, it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // One worker for each core of the CI machine. With a third one the server answers so slowly at times that it refuses
  // requests with 503.
  workers: 2,
  // Far longer than needed, even on a busy machine: only a test that hangs reaches these timeouts.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL: process.env.APP_URL,
    locale: "en-US",
    timezoneId: "America/St_Johns",
    // Recording a trace of every test would take a sixth of the time, so only retries are traced.
    trace: "on-first-retry",
    // A service worker stores the whole application in each browser context, which takes time. Only tests of
    // stored data allow service workers.
    serviceWorkers: "block",
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
    // The phone project runs all tests except those with @desktop. Tests that depend on the width or the
    // pointer also run on a desktop (@both), or only there (@desktop).
    {
      name: "desktop",
      grep: /@(both|desktop)/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 360, height: 740 },
        // A real phone has three device pixels per CSS pixel. The tests use one, because painting nine times
        // as many pixels would slow them down.
        deviceScaleFactor: 1,
        // The phone tests run without animations, and the desktop tests with them.
        contextOptions: { reducedMotion: "reduce" },
        isMobile: true,
        hasTouch: true,
        userAgent:
          "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      },
    },
  ],
});

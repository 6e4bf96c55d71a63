import { existsSync } from "node:fs";
import { runCommand, runPackage } from "./run-command.mjs";

// Chromium's headless shell comes first: it has no window and needs a fifth less processor time.
const DEBIAN_BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/**
 * Returns the path of the browser for the tests, if there is one: CHROMIUM_PATH, Debian's, or
 * Playwright's own.
 */
export async function findBrowser() {
  const { chromium } = await import("@playwright/test");
  const places = [process.env.CHROMIUM_PATH, ...DEBIAN_BROWSERS, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/**
 * Returns the path of the browser for the tests. Installs it if there is none: Playwright's own, or
 * Debian's when run as root.
 * @throws {Error} with a sentence that explains what to do.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log("Installing a browser for the tests.");
  for (const fetchBrowser of [fetchPlaywrightBrowser, fetchDebianBrowser]) {
    await fetchBrowser().catch(() => undefined);
    const fetched = await findBrowser();
    if (fetched) return fetched;
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it (Debian: "sudo apt-get install chromium-headless-shell"), or set CHROMIUM_PATH to the path of a Chromium.',
  );
}

function fetchPlaywrightBrowser() {
  return runPackage("@playwright/test/cli.js", ["install", "chromium"], { timeoutMs: 180_000 });
}

async function fetchDebianBrowser() {
  if (process.getuid?.() !== 0) return;
  await runCommand("apt-get", ["update", "-q"]);
  const fonts = ["fonts-liberation", "fonts-noto-color-emoji"];
  // Older releases of Debian may lack the package of the headless shell.
  await install(["chromium-headless-shell", ...fonts]).catch(() => install(["chromium", ...fonts]));
}

/** @param {string[]} packages */
function install(packages) {
  return runCommand("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages]);
}

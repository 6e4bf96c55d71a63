// npm run bench: measures durations and sizes, and writes docs/benchmarks.md.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBrowser } = await import("./lib/find-browser.mjs");
const { runPackage } = await import("./lib/run-command.mjs");

await prepareAnd(async () => {
  await runPackage("@playwright/test/cli.js", ["test", "--config", "playwright.bench.config.ts"], {
    isShown: true,
    env: { ...process.env, CHROMIUM_PATH: await ensureBrowser() },
  });
  await runPackage("oxfmt/bin/oxfmt", ["docs/benchmarks.md"]);
});

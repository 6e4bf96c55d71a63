// npm run bench: measures durations and sizes, and writes docs/benchmarks.md.
// npm run bench:growth: measures what depends on the number of households, and writes docs/growth.md.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBrowser } = await import("./lib/find-browser.mjs");
const { runPackage } = await import("./lib/run-command.mjs");

const [config, report] = process.argv.includes("--growth")
  ? ["playwright.growth.config.ts", "docs/growth.md"]
  : ["playwright.bench.config.ts", "docs/benchmarks.md"];

await prepareAnd(async () => {
  await runPackage("@playwright/test/cli.js", ["test", "--config", config], {
    isShown: true,
    env: { ...process.env, CHROMIUM_PATH: await ensureBrowser() },
  });
  await runPackage("oxfmt/bin/oxfmt", [report]);
});

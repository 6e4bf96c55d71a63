// npm run bench: measures durations and sizes, and writes docs/benchmarks.md.
// npm run bench:growth: measures what depends on the number of households, and writes docs/growth.md.
// npm run bench:lighthouse: runs Lighthouse on a state of each screen, and writes docs/lighthouse.md.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBrowser } = await import("./lib/find-browser.mjs");
const { runPackage } = await import("./lib/run-command.mjs");

const REPORTS = {
  bench: "docs/benchmarks.md",
  growth: "docs/growth.md",
  lighthouse: "docs/lighthouse.md",
};
const kind = /** @type {keyof typeof REPORTS} */ (process.argv[2] ?? "bench");

await prepareAnd(async () => {
  await runPackage(
    "@playwright/test/cli.js",
    ["test", "--config", `playwright.${kind}.config.ts`],
    {
      isShown: true,
      env: { ...process.env, CHROMIUM_PATH: await ensureBrowser() },
    },
  );
  await runPackage("oxfmt/bin/oxfmt", [REPORTS[kind]]);
});

// npm run check: runs the checks for each commit, in under a minute with warm caches.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureClient } = await import("./lib/build-app.mjs");
const { staticChecks } = await import("./lib/static-checks.mjs");
const { reportTotal, runVitest } = await import("./lib/test-steps.mjs");

await prepareAnd(async () => {
  await ensureClient();
  const results = await staticChecks({ isCached: true });
  results.push(await runVitest(["--project=unit", "--project=architecture"]));
  reportTotal(results);
});

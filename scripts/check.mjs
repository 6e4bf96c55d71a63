// npm run check: what a change is checked by before it is committed, in under a minute once the caches are warm.
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

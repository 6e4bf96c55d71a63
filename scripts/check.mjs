// npm run check: runs the static checks and the fast tests before a commit. With warm caches it takes under a
// minute.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureClient } = await import("./lib/build-app.mjs");
const { sourceChecks, typeChecks } = await import("./lib/static-checks.mjs");
const { enlargeYoungGeneration } = await import("./lib/young-generation.mjs");
const { reportTotal, runVitest } = await import("./lib/test-steps.mjs");

enlargeYoungGeneration();
await prepareAnd(async () => {
  await ensureClient();
  const [typed, checked] = await Promise.all([
    typeChecks({ isCached: true }),
    sourceChecks({ isCached: true }),
  ]);
  const tested = await runVitest(["--project=unit", "--project=architecture"]);
  reportTotal([...typed, ...checked, tested]);
});

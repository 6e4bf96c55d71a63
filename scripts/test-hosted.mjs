// npm run test:hosted: runs the app as a hosted platform does, with Debian's PostgreSQL behind PgBouncer. The last line
// is the sum of all results.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBuild, ensureClient } = await import("./lib/build-app.mjs");
const { reportTotal } = await import("./lib/test-steps.mjs");
const { runHostedTests } = await import("./lib/hosted-tests.mjs");

await prepareAnd(async () => {
  await ensureClient();
  await ensureBuild();
  reportTotal([await runHostedTests()]);
});

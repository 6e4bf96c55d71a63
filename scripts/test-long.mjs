// npm run test:long: races, crashes and hostile input in their full rounds, and what measures time. It takes
// most of an hour and ends with its sum.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
// Its configuration begins with that of "npm test", which is TypeScript too.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBuild, ensureClient } = await import("./lib/build-app.mjs");
const { runVitest } = await import("./lib/test-steps.mjs");

await prepareAnd(async () => {
  await ensureClient();
  await ensureBuild();
  const { passed, failed } = await runVitest({ config: "vitest.long.config.ts" });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
});

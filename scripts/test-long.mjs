// npm run test:long: races, crashes and hostile input in their full rounds, and what measures time. It takes
// most of an hour and ends with its sum.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
// Its configuration begins with that of "npm test", which is TypeScript too.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBuild, ensureClient } = await import("./lib/build-app.mjs");
const { reportTotal, runVitest } = await import("./lib/test-steps.mjs");

// One after the other: what measures time must have the machine to itself.
const projects = ["races", "races at two servers", "crashes", "time"];

await prepareAnd(async () => {
  await ensureClient();
  await ensureBuild();
  const results = [];
  for (const project of projects) {
    results.push(await runVitest(["--config=vitest.long.config.ts", `--project=${project}`]));
  }
  reportTotal(results);
});

// npm run test:long: runs the tests of races, sequences, crashes and hostile input with all rounds,
// and those that measure time. It takes over an hour. The last line is the sum of all results.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
// vitest.long.config.ts imports vitest.config.ts, which is TypeScript too. Vite would warn about that import.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBuild, ensureClient } = await import("./lib/build-app.mjs");
const { runHostedTests } = await import("./lib/hosted-tests.mjs");
const { runContainerTests } = await import("./lib/container-tests.mjs");
const { reportTotal, runVitest } = await import("./lib/test-steps.mjs");

// The projects run one after the other, because the tests that measure time need the machine alone.
const projects = ["races", "races at two servers", "sequences", "crashes", "releases", "time"];

await prepareAnd(async () => {
  await ensureClient();
  await ensureBuild();
  // These tests run first, because they fail at once where a program that they need is missing.
  const results = [await runHostedTests(), await runContainerTests()];
  for (const project of projects) {
    results.push(await runVitest(["--config=vitest.long.config.ts", `--project=${project}`]));
  }
  reportTotal(results);
});

// npm test: installs and builds what is missing, then runs everything there is to run. The last line is
// the true sum of all of it; each static check counts as one.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBuild, ensureClient } = await import("./lib/build-app.mjs");
const { ensureBrowser } = await import("./lib/find-browser.mjs");
const { runCheck, runPlaywright, runVitest } = await import("./lib/test-steps.mjs");

await prepareAnd(async () => {
  await ensureClient();
  const results = await Promise.all([
    runCheck("formatting", "prettier/bin/prettier.cjs", ["--check", "--log-level=warn", "."]),
    runCheck("eslint", "eslint/bin/eslint.js", ["--max-warnings=0", "."]),
    runCheck("types", "typescript/bin/tsc", ["--noEmit"]),
    runCheck("import rules", "dependency-cruiser/bin/dependency-cruise.mjs", [
      ...["--config", ".dependency-cruiser.cjs"],
      ...["app", "components", "inngest", "lib", "scripts", "tests"],
    ]),
  ]);
  // The runners build what they need themselves; a build that fails fails here once, and shows itself.
  results.push(await attempt(ensureBuild));
  results.push(await runVitest());
  results.push(await attempt(async () => runPlaywright(await ensureBrowser())));

  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
});

/**
 * What breaks down counts as one failure, and the rest still runs.
 * @param {() => Promise<import("./lib/test-steps.mjs").Result | void>} work
 */
async function attempt(work) {
  try {
    return (await work()) ?? { passed: 0, failed: 0 };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

// npm test: installs missing packages, builds if necessary, then runs every check and test. The
// last line is the sum of all results; each static check counts as one.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBuild, ensureClient } = await import("./lib/build-app.mjs");
const { ensureBrowser } = await import("./lib/find-browser.mjs");
const { sourceChecks, typeChecks } = await import("./lib/static-checks.mjs");
const { enlargeYoungGeneration } = await import("./lib/young-generation.mjs");
const { reportTotal, runPlaywright, runVitest } = await import("./lib/test-steps.mjs");

enlargeYoungGeneration();
await prepareAnd(async () => {
  await ensureClient();
  // The build waits for the type checks, because it writes type declarations that they read. Vitest and Playwright would
  // build an outdated app themselves. Building it before them reports a failed build only once.
  const [checked, [typed, built]] = await Promise.all([sourceChecks(), checkTypesAndBuild()]);
  // The tests of the server and of the browser use three quarters of two cores. The tests that need no server use the
  // rest. They do not wait for other processes, so a low priority delays them without an effect on their results.
  const background = runVitest(
    ["--project=unit", "--project=architecture", "--project=components"],
    { isBackground: true },
    "vitest-background",
  );
  const served = await runVitest(["--project=api", "--project=integration", "--project=processes"]);
  const browsed = await attempt("browser tests", async () => runPlaywright(await ensureBrowser()));
  const tested = await background;
  const mark = tested.failures.length === 0 ? "✓" : "✗";
  console.log(`${mark} unit, architecture and component tests`);
  reportTotal([...checked, ...typed, built, served, browsed, tested]);
});

async function checkTypesAndBuild() {
  const typed = await typeChecks();
  return /** @type {const} */ ([typed, await attempt("build", ensureBuild)]);
}

/**
 * Counts a step that throws as one failure, so that the others still run.
 * @param {string} name
 * @param {() => Promise<import("./lib/test-steps.mjs").Result | void>} work
 */
async function attempt(name, work) {
  try {
    return (await work()) ?? { passed: 0, failures: [] };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failures: [name] };
  }
}

import { commitRange } from "./commit-range.mjs";
import { projectRoot } from "./project-root.mjs";
import { runCheck } from "./test-steps.mjs";

const CACHE = "node_modules/.cache";
const SOURCES = ["app", "components", "inngest", "lib", "prisma", "scripts", "tests"];

/**
 * @typedef {object} Options
 * @property {boolean} [isCached] With a cache ESLint and TypeScript check only changed files.
 */

/** @type {(options: Options | undefined, args: string[]) => string[]} */
const ifCached = (options, args) => (options?.isCached ? args : []);

/**
 * Runs the checks that compute types. They read type declarations that a build writes, so they must not run
 * at the same time as a build.
 * @param {Options} [options]
 * @returns {Promise<import("./test-steps.mjs").Result[]>}
 */
export function typeChecks(options) {
  return Promise.all([
    runCheck("types", "typescript-native/bin/tsc", [
      "--noEmit",
      // With several threads tsc would compute shared types several times. The other checks use the other cores.
      "--singleThreaded",
      ...ifCached(options, ["--incremental", "--tsBuildInfoFile", `${CACHE}/types.tsbuildinfo`]),
    ]),
    runCheck("lint rules with types", "oxlint/bin/oxlint", []),
  ]);
}

/**
 * Runs the other checks that execute no code of the application: lint, format, import rules, unused code and
 * commit messages. Without a commit to check, commit messages are not checked.
 * @param {Options} [options]
 * @returns {Promise<import("./test-steps.mjs").Result[]>}
 */
export function sourceChecks(options) {
  const commits = commitRange({ folder: projectRoot, range: process.env.COMMIT_RANGE });
  return Promise.all([
    runCheck("eslint", "eslint/bin/eslint.js", [
      "--max-warnings=0",
      ...ifCached(options, ["--cache", `--cache-location=${CACHE}/eslint/`]),
      ".",
    ]),
    runCheck("formatting", "oxfmt/bin/oxfmt", ["--list-different"]),
    runCheck("import rules", "dependency-cruiser/bin/dependency-cruise.mjs", [
      "--config",
      ".dependency-cruiser.cjs",
      ...SOURCES,
    ]),
    runCheck("unused code", "knip/bin/knip.js", ["--no-progress"]),
    ...(commits ? [runCheck("commit messages", "@commitlint/cli/cli.js", commits)] : []),
  ]);
}

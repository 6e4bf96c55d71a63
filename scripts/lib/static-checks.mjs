import { commitRange } from "./commit-range.mjs";
import { projectRoot } from "./project-root.mjs";
import { runCheck } from "./test-steps.mjs";

const CACHE = "node_modules/.cache";
const SOURCES = ["app", "components", "inngest", "lib", "prisma", "scripts", "tests"];

/**
 * @typedef {object} Options
 * @property {boolean} [isCached] With a cache Prettier, ESLint and TypeScript check only changed files. A lint rule that
 * reads the types of another file can then miss what `npm test` reports.
 */

/** @type {(options: Options | undefined, args: string[]) => string[]} */
const ifCached = (options, args) => (options?.isCached ? args : []);

/**
 * Runs ESLint, which takes as long as all other checks together and uses one core.
 * @param {Options} [options]
 */
export function lint(options) {
  return runCheck("eslint", "eslint/bin/eslint.js", [
    "--max-warnings=0",
    ...ifCached(options, ["--cache", `--cache-location=${CACHE}/eslint/`]),
    ".",
  ]);
}

/**
 * Runs the other checks that execute no code of the application: format, types, import rules, unused code and commit
 * messages. Without a commit to check, that check is left out.
 * @param {Options} [options]
 * @returns {Promise<import("./test-steps.mjs").Result[]>}
 */
export function staticChecks(options) {
  const commits = commitRange({ folder: projectRoot, range: process.env.COMMIT_RANGE });
  return Promise.all([
    runCheck("formatting", "prettier/bin/prettier.cjs", [
      "--check",
      "--log-level=warn",
      ...ifCached(options, ["--cache", `--cache-location=${CACHE}/prettier/cache`]),
      ".",
    ]),
    runCheck("types", "typescript/bin/tsc", [
      "--noEmit",
      ...ifCached(options, ["--incremental", "--tsBuildInfoFile", `${CACHE}/types.tsbuildinfo`]),
    ]),
    runCheck("import rules", "dependency-cruiser/bin/dependency-cruise.mjs", [
      "--config",
      ".dependency-cruiser.cjs",
      ...SOURCES,
    ]),
    runCheck("unused code", "knip/bin/knip.js", ["--no-progress"]),
    ...(commits ? [runCheck("commit messages", "@commitlint/cli/cli.js", commits)] : []),
  ]);
}

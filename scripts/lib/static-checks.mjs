import { commitRange } from "./commit-range.mjs";
import { projectRoot } from "./project-root.mjs";
import { runCheck } from "./test-steps.mjs";

const CACHE = "node_modules/.cache";
const SOURCES = ["app", "components", "inngest", "lib", "prisma", "scripts", "tests"];

/**
 * Runs the checks that execute no code of the application: format, lint, types, import rules, unused code and commit
 * messages. Without a commit to check, that check is left out.
 * @param {{ isCached?: boolean }} [options] With a cache only changed files are linted. A rule that reads the
 * types of another file can then miss what `npm test` reports.
 * @returns {Promise<import("./test-steps.mjs").Result[]>}
 */
export function staticChecks({ isCached = false } = {}) {
  /** @param {string[]} options */
  const cached = (...options) => (isCached ? options : []);
  const commits = commitRange({ folder: projectRoot, range: process.env.COMMIT_RANGE });
  return Promise.all([
    runCheck("formatting", "prettier/bin/prettier.cjs", [
      "--check",
      "--log-level=warn",
      ...cached("--cache", `--cache-location=${CACHE}/prettier/cache`),
      ".",
    ]),
    runCheck("eslint", "eslint/bin/eslint.js", [
      "--max-warnings=0",
      ...cached("--cache", `--cache-location=${CACHE}/eslint/`),
      ".",
    ]),
    runCheck("types", "typescript/bin/tsc", [
      "--noEmit",
      ...cached("--incremental", "--tsBuildInfoFile", `${CACHE}/types.tsbuildinfo`),
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

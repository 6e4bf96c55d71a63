import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";
import { CommandError, runPackage } from "./run-command.mjs";

/** @typedef {{ passed: number, failures: string[] }} Result `failures`: the name of each test and check that failed */

/**
 * Prints the names of what failed and the sum of all results, and sets the exit code: 1 when anything failed, or nothing
 * ran. The names are printed last because hosted CI services often keep only the end of a long output.
 * @param {Result[]} results
 */
export function reportTotal(results) {
  const failures = results.flatMap((result) => result.failures);
  for (const name of failures) console.log(`✗ ${name}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
}

/**
 * Runs a check that passes or fails as a whole. Its output is printed only on failure.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
export async function runCheck(name, program, args) {
  try {
    await runPackage(program, args);
    console.log(`✓ ${name}`);
    return { passed: 1, failures: [] };
  } catch (error) {
    console.log(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
    return { passed: 0, failures: [name] };
  }
}

/**
 * @param {string[]} [options] additional options for vitest
 * @param {Parameters<typeof runPackage>[2]} [execution] By default the output is shown while the tests run.
 * @param {string} [name] of the report; runs at the same time need different ones
 * @returns {Promise<Result>}
 */
export function runVitest(options = [], execution = { isShown: true }, name = "vitest") {
  return runSuite(name, "vitest/vitest.mjs", execution, (report) => ({
    args: [
      "run",
      ...options,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    count: ({ numPassedTests, testResults }) => ({
      passed: numPassedTests,
      failures: testResults.flatMap(failuresOfFile),
    }),
  }));
}

/**
 * @param {string} browser path of the browser
 * @returns {Promise<Result>}
 */
export function runPlaywright(browser) {
  return runSuite("playwright", "@playwright/test/cli.js", { isShown: true }, (report) => ({
    args: ["test", "--reporter=list,json"],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: ({ stats, errors, suites }) => ({
      // Tests that passed on a retry are reported as flaky.
      passed: stats.expected + stats.flaky,
      failures: [...suites.flatMap(failuresOfSuite), ...errors.map(({ message }) => message)],
    }),
  }));
}

/**
 * Runs a test runner and counts the results in its JSON report. A crashed runner counts as one failure. Output that is
 * not shown while it runs is printed at the end if anything failed.
 * @param {string} name
 * @param {string} program
 * @param {NonNullable<Parameters<typeof runPackage>[2]>} execution
 * @param {(report: string) => {
 *   args: string[], env?: Record<string, string>, count: (report: any) => Result }} describe
 * @returns {Promise<Result>}
 */
async function runSuite(name, program, execution, describe) {
  const file = path.join(projectRoot, "test-results", `${name}.json`);
  rmSync(file, { force: true });
  const { args, env, count } = describe(file);
  const isGood = await runPackage(program, args, {
    ...execution,
    env: { ...process.env, ...env },
  }).then(
    () => true,
    (error) => {
      if (!(error instanceof CommandError)) throw error;
      if (!execution.isShown) console.log(error.message);
      return false;
    },
  );
  const { passed, failures } = readReport(file, count) ?? { passed: 0, failures: [] };
  if (failures.length === 0 && !isGood) failures.push(`${name} ended with an error`);
  return { passed, failures };
}

/**
 * @param {string} file
 * @param {(report: any) => Result} count
 */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/**
 * Returns the failed tests of a file. A file that cannot be loaded has none, so its own name is returned.
 * @param {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} file
 */
function failuresOfFile({ name, status, assertionResults }) {
  const file = path.relative(projectRoot, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [file];
  return failed.map(({ fullName }) => `${file} > ${fullName}`);
}

/**
 * @typedef {{ file: string, title: string, tests: { projectName: string, status: string }[] }} Spec
 * @param {{ specs?: Spec[], suites?: any[] }} suite of Playwright's report
 * @returns {string[]}
 */
function failuresOfSuite({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected")
        .map(({ projectName }) => `[${projectName}] ${file} > ${title}`),
    ),
    ...suites.flatMap(failuresOfSuite),
  ];
}

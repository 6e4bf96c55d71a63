/**
 * Configuration of `npm run test:mutants`. Each mutant is a change of one expression in a file below. It is killed when
 * a unit test fails.
 */
export default {
  mutate: [
    "lib/core/{amount,parse-amount}.ts",
    "lib/policy/**/*.ts",
    "lib/features/*/model/**/*.ts",
    // Skips files that contain only texts, tables, and the shapes of inputs and answers.
    "!lib/features/*/model/{copy,dto,schema,recently-deleted,units,rationale-grammar}.ts",
    // The search for pictograms is excluded, because each mutant would build its index and look up all product names.
    "!lib/features/pictograms/**",
    "lib/server/{device-cookie,secret-token,session-cookie,signed-token}.ts",
  ],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutants.config.ts" },
  coverageAnalysis: "perTest",
  // Skips mutants of expressions that are evaluated when their module is loaded. Each of these mutants would
  // run all tests, and Stryker's runner treats a module that fails to load as passed.
  ignoreStatic: true,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ["clear-text", "html"],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: "dist/mutants/index.html" },
  tempDirName: "dist/stryker",
  ignorePatterns: [".next", ".data", "dist", "coverage"],
};

import { plainIssue } from "./lib/core/plain-issue";

// Runs in the browser before everything else of ours, and sets zod up without loading it, which no screen waits
// for. zod would try whether strings may be evaluated: the content security policy refuses that and reports it.
// Where a schema has no text of its own, forms show ours instead of the validator's.
const globals = globalThis as typeof globalThis & {
  __zod_globalConfig?: { jitless?: boolean; customError?: typeof plainIssue };
};
globals.__zod_globalConfig = {
  ...globals.__zod_globalConfig,
  jitless: true,
  customError: plainIssue,
};

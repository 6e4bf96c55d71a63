import { plainIssue } from "./lib/core/plain-issue";

// Runs in the browser before all other code of the application, and configures zod without loading it.
// Without `jitless`, zod tests whether code can be created from strings. The content security policy refuses
// that test and reports it. Where a schema has no message of its own, forms show the message of `plainIssue`
// instead of zod's.
const globals = globalThis as typeof globalThis & {
  __zod_globalConfig?: { jitless?: boolean; customError?: typeof plainIssue };
};
globals.__zod_globalConfig = {
  ...globals.__zod_globalConfig,
  jitless: true,
  customError: plainIssue,
};

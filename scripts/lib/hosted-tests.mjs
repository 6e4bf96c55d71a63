import { ensureDebianPrograms } from "./debian-packages.mjs";
import { runVitest } from "./test-steps.mjs";

/**
 * Runs the tests of a hosted platform on a build that is up to date. Installs Debian's packages that they need when run
 * as root.
 * @throws {Error} with a sentence that explains what to do when a program is missing
 */
export async function runHostedTests() {
  await ensureDebianPrograms({
    "/usr/lib/postgresql": "postgresql",
    "/usr/sbin/pgbouncer": "pgbouncer",
  });
  return runVitest(["--config=vitest.hosted.config.ts"]);
}

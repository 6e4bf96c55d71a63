import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";
import { runVitest } from "./test-steps.mjs";

const PROGRAMS = ["/usr/lib/postgresql", "/usr/sbin/pgbouncer"];
const PACKAGES = ["postgresql", "pgbouncer"];

/**
 * Runs the tests of a hosted platform on a build that is up to date. Installs Debian's packages that they need when run
 * as root.
 * @throws {Error} with a sentence that explains what to do when a program is missing
 */
export async function runHostedTests() {
  if (!hasPrograms() && process.getuid?.() === 0) {
    console.log("Installing PostgreSQL and PgBouncer for the tests.");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["update", "-q"], { env });
    const options = ["install", "-y", "-q", "--no-install-recommends"];
    await runCommand("apt-get", [...options, ...PACKAGES], { env });
  }
  if (!hasPrograms()) {
    throw new Error(
      `These tests need Debian's packages ${PACKAGES.join(" and ")}: sudo apt-get install ${PACKAGES.join(" ")}`,
    );
  }
  return runVitest(["--config=vitest.hosted.config.ts"]);
}

function hasPrograms() {
  return PROGRAMS.every(existsSync);
}

import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";

/**
 * Installs Debian's packages of the programs when one is missing and root runs the tests.
 * @param {Record<string, string>} programs the path of each program, with the package that contains it
 * @throws {Error} with a sentence that explains what to do when a program is still missing
 */
export async function ensureDebianPrograms(programs) {
  const missing = () => Object.keys(programs).some((program) => !existsSync(program));
  if (!missing()) return;
  const packages = Object.values(programs);
  if (process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(", ")} for the tests.`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["update", "-q"], { env });
    const options = ["install", "-y", "-q", "--no-install-recommends"];
    await runCommand("apt-get", [...options, ...packages], { env });
  }
  if (missing()) {
    throw new Error(
      `These tests need Debian's packages: sudo apt-get install ${packages.join(" ")}`,
    );
  }
}

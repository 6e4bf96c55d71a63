import { ensureDependencies } from "./ensure-dependencies.mjs";
import { projectRoot } from "./project-root.mjs";
import { CommandError } from "./run-command.mjs";

/**
 * Installs missing packages, then does `work` in the project's folder. If one of its commands fails,
 * prints the output of that command and ends the process with code 1.
 * @param {() => Promise<void>} work
 * @param {{ isForStart?: boolean }} [options] isForStart: the work needs no packages of checks and tests
 */
export async function prepareAnd(work, options) {
  process.chdir(projectRoot);
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  try {
    await ensureDependencies(options);
    await work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

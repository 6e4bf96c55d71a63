import { ensureDependencies } from "./ensure-dependencies.mjs";
import { projectRoot } from "./project-root.mjs";
import { CommandError } from "./run-command.mjs";

/**
 * Installs what is missing, then does `work` in the project's folder. A command of it that fails is
 * reported by what it printed and ends the process with code 1.
 * @param {() => Promise<void>} work
 */
export async function prepareAnd(work) {
  process.chdir(projectRoot);
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  try {
    await ensureDependencies();
    await work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { projectRoot } from "./project-root.mjs";

const STOP_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** A failed command. Its message contains the end of the output. */
export class CommandError extends Error {}

/**
 * Runs a program in the project's folder. Its output is printed only on failure. A stop signal of this
 * process is forwarded to the program, and both end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isShown?: boolean, isBackground?: boolean, timeoutMs?: number }} [options]
 *   isShown: stream the output; isBackground: use only the processor time that other programs leave
 * @returns {Promise<void>}
 * @throws {CommandError} when it does not end with code 0.
 */
export function runCommand(
  command,
  args,
  { env = process.env, isShown = false, isBackground = false, timeoutMs } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env,
      timeout: timeoutMs,
      stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
      // On Windows npm is a .cmd file, which only a shell can start.
      shell: process.platform === "win32" && command === "npm",
    });
    // The processes that it starts later get the same priority.
    if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let isStopped = false;
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      isStopped = true;
      child.kill(signal);
    };
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    let output = "";
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (isStopped) process.exit(1);
      for (const stopSignal of STOP_SIGNALS) process.off(stopSignal, stop);
      if (code === 0) return resolve();
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      reject(new CommandError(`${output}\n"${[command, ...args].join(" ")}" ${how}.`));
    });
  });
}

/**
 * Runs the program of a package with the Node of this process.
 * @param {string} file path of the program below node_modules
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runPackage(file, args, options) {
  return runCommand(process.execPath, [`node_modules/${file}`, ...args], options);
}

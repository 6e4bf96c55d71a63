import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

interface Program {
  command: string;
  args: string[];
  env?: Record<string, string | undefined>;
  uid?: number | undefined;
  gid?: number | undefined;
}

/** A program that runs in the background of a test. */
export interface LoopbackProcess {
  child: ChildProcess;
  /** Returns what the program has printed so far. */
  output: () => string;
  /** Sends a signal and waits for the end of the program. */
  kill: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts a program whose output is collected. */
export function startProcess({ command, args, env, ...options }: Program): LoopbackProcess {
  const child = spawn(command, args, {
    ...options,
    env: { NODE_ENV: "production", ...(env ?? process.env) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  // A test that fails may leave a program behind, which must not outlive the process of the tests.
  const killAtExit = () => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  void ended.then(() => process.off("exit", killAtExit));
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return {
    child,
    output: () => output,
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Runs a program to its end. Rejects with its output when it fails. */
export async function runToEnd(program: Program): Promise<void> {
  const { child, output } = startProcess(program);
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(`${program.command} failed:\n${output()}`);
}

/**
 * Waits until `isReady` returns true.
 * @throws when the program ends before that, with its output.
 */
export async function untilReady(
  { child, output }: LoopbackProcess,
  isReady: () => Promise<boolean>,
): Promise<void> {
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The program ended with code ${child.exitCode}:\n${output()}`);
    }
    await sleep(50);
  }
}

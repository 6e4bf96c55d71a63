import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { constants, setPriority } from "node:os";
import { openEmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { makeUsedDataDir } from "./used-data-dir";

interface StartOptions {
  /**
   * Environment variables of the started app in addition to its defaults. The environment of the test process
   * is not inherited.
   */
  env?: Record<string, string>;
  /** An existing data folder, which is not deleted by `stop`. */
  dataDir?: string;
  /** The program to run instead of the built server. */
  command?: [program: string, ...args: string[]];
  uid?: number;
  cwd?: string;
  /** Whether the app and the processes that it starts have a low priority. */
  isBackground?: boolean;
}

/** The built app in a separate process. */
export interface RunningApp {
  /** The URL of the app, without a slash at the end. */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Returns what the process of the app has printed so far. */
  output(): string;
  /** Sends a signal and waits for the end of the process. Its database may continue to run. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Stops the process with SIGTERM and deletes a data folder that `startApp` created. */
  stop(): Promise<void>;
}

/** The error for a server under test that ended before it was ready. */
export class AppEnded extends Error {
  constructor(
    readonly exitCode: number | null,
    readonly output: string,
  ) {
    super(`The app ended with code ${exitCode}:\n${output}`);
  }
}

/**
 * Starts the built app (`dist/serve.mjs`) and waits until it prints that it is ready.
 * @throws {AppEnded} when the process ends before it is ready
 */
export async function startApp(options: StartOptions = {}): Promise<RunningApp> {
  if (options.env?.PORT) return startAt(options.env.PORT, options);
  for (;;) {
    try {
      return await startAt(String(await findFreePort()), options);
    } catch (error) {
      // Another process has used the port since it was found to be free.
      if (!(error instanceof AppEnded && error.output.includes("is already in use"))) throw error;
    }
  }
}

async function startAt(port: string, options: StartOptions): Promise<RunningApp> {
  const dataDir = options.dataDir ?? (await makeUsedDataDir());
  const [program, ...args] = options.command ?? [process.execPath, "dist/serve.mjs"];
  const child = spawn(program, args, {
    cwd: options.cwd ?? process.cwd(),
    uid: options.uid,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      TZ: process.env.TZ,
      DATA_DIR: dataDir,
      PORT: port,
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (options.isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = once(child, "exit");
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  const clearAway = async () => {
    if (options.dataDir) return;
    // When the app was killed, its embedded PostgreSQL is still running. Opening and closing the database
    // stops PostgreSQL.
    if (!options.env?.DATABASE_URL) await turnOff(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const output = await waitForReady(child);
    return {
      url: `http://localhost:${port}`,
      dataDir,
      process: child,
      output,
      kill,
      stop: async () => {
        await kill("SIGTERM");
        await clearAway();
      },
    };
  } catch (error) {
    await kill("SIGKILL");
    await clearAway();
    throw error;
  }
}

/** Stops the database of a data folder whose server was killed. */
export async function turnOff(dataDir: string): Promise<void> {
  const database = await openEmbeddedDatabase({ dataDir, log: () => undefined });
  await database.stop();
}

/** Returns an unused port of the loopback interface. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || !address) throw new Error("A port was expected");
  return address.port;
}

function waitForReady(child: ChildProcess): Promise<() => string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(" is ready: ")) resolve(() => output);
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.once("close", (code) => reject(new AppEnded(code, output)));
    child.once("error", reject);
  });
}

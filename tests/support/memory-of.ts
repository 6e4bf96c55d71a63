import { readFile } from "node:fs/promises";
import type { RunningApp } from "./start-app";

/** Returns the resident memory of the server process in megabytes, without PostgreSQL. On Linux only. */
export async function memoryOf(app: RunningApp): Promise<number> {
  const status = await readFile(`/proc/${app.process.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

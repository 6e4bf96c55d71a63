import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@/lib/server/start-error";

/** PostgreSQL's lock file: line 1 the process, line 4 the port. */
async function readPidFile(clusterDir: string): Promise<string[]> {
  const text = await readFile(path.join(clusterDir, "postmaster.pid"), "utf8").catch(() => "");
  return text.split("\n");
}

/** The port that the lock file names; undefined when no server seems to run. */
export async function readClusterPort(clusterDir: string): Promise<number | undefined> {
  const port = Number((await readPidFile(clusterDir))[3]);
  return port > 0 ? port : undefined;
}

/** Whether the process that the lock file names is a living PostgreSQL, even if it does not answer. */
export async function isClusterAlive(clusterDir: string): Promise<boolean> {
  const pid = Number((await readPidFile(clusterDir))[0]);
  if (!(pid > 0) || !isProcessAlive(pid)) return false;
  if (process.platform !== "linux") return true;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // Z and X: dead, and only waiting for somebody to take note of it.
  return /^\d+ \(postgres\) [^ZX]/.test(stat);
}

/**
 * After a power cut the lock file may name a process number that something else has now; PostgreSQL
 * would refuse to start over it.
 */
export async function removeStalePidFile(clusterDir: string): Promise<void> {
  if (await isClusterAlive(clusterDir)) return;
  await rm(path.join(clusterDir, "postmaster.pid"), { force: true });
}

/** Whether a process with this number exists, whosever it is. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

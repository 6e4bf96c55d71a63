import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@/lib/server/start-error";

/** PostgreSQL's lock file: line 1 the process, line 4 the port. */
async function readPidFile(clusterDir: string): Promise<string[]> {
  const text = await readFile(path.join(clusterDir, "postmaster.pid"), "utf8").catch(() => "");
  return text.split("\n");
}

/** Returns the port in PostgreSQL's lock file (`postmaster.pid`), or undefined when there is none. */
export async function readClusterPort(clusterDir: string): Promise<number | undefined> {
  const port = Number((await readPidFile(clusterDir))[3]);
  return port > 0 ? port : undefined;
}

/**
 * Returns whether the process of the lock file is a living PostgreSQL, even if it does not answer.
 */
export async function isClusterAlive(clusterDir: string): Promise<boolean> {
  const pid = Number((await readPidFile(clusterDir))[0]);
  if (!(pid > 0) || !isProcessAlive(pid)) return false;
  if (process.platform !== "linux") return true;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // In the states Z (zombie) and X (dead) the process no longer runs.
  return /^\d+ \(postgres\) [^ZX]/.test(stat);
}

/**
 * Deletes the lock file of a process that no longer runs. After a power cut another process may have the process
 * id in the file, and PostgreSQL would refuse to start.
 */
export async function removeStalePidFile(clusterDir: string): Promise<void> {
  if (await isClusterAlive(clusterDir)) return;
  await rm(path.join(clusterDir, "postmaster.pid"), { force: true });
}

/** Returns whether a process with this number exists, of any user. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

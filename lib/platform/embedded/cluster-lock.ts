import path from "node:path";
import { StartError } from "@/lib/server/start-error";

/** The exit code of `flock` when another process has the lock. */
const CONFLICT = 75;
/**
 * The range of the exit codes of a failed `flock`. PostgreSQL's programs and the shell use no code in this range.
 */
const FLOCK_FAILED = { from: 64, to: 78 };

/** PostgreSQL runs on the cluster, but this process cannot see it: it is in another container. */
export class ClusterLockedError extends StartError {}

interface LockedStart {
  lockFile: string;
  /** The lock file of PostgreSQL, with the number of its process. It is outdated when `lockFile` is not locked. */
  pidFile: string;
  /** Program and arguments that start PostgreSQL. */
  command: readonly string[];
  run: (program: string, args: string[]) => Promise<void>;
}

/**
 * Starts PostgreSQL under a kernel lock (`flock`), which PostgreSQL keeps until it ends. Containers that share a volume
 * do not see each other's processes. There the number in `pidFile` looks like that of a dead process, and a second
 * PostgreSQL would destroy the cluster.
 * @returns false when nothing was started because locks are impossible: without `flock` (macOS), or on a file system
 * without locks.
 * @throws {ClusterLockedError} when another process has the lock.
 */
export async function startUnderLock(start: LockedStart): Promise<boolean> {
  const { lockFile, pidFile, command, run } = start;
  const locking = ["--nonblock", `--conflict-exit-code=${CONFLICT}`, lockFile];
  const starting = ["/bin/sh", "-c", 'rm -f "$0" && exec "$@"', pidFile, ...command];
  try {
    await run("flock", [...locking, ...starting]);
    return true;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === CONFLICT) {
      throw new ClusterLockedError(
        `The database in ${path.dirname(lockFile)} is running in another container. Stop that container, or run this command in it.`,
      );
    }
    if (code === "ENOENT") return false;
    if (typeof code === "number" && code >= FLOCK_FAILED.from && code <= FLOCK_FAILED.to)
      return false;
    throw error;
  }
}

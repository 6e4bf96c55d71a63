import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns the ids of PostgreSQL's first process and of its children. Stopping only the first one does not stop
 * the others. On Linux only.
 * @param dataDir the data folder with the cluster
 */
export function postgresProcesses(dataDir: string): number[] {
  const lock = path.join(dataDir, "database/cluster/postmaster.pid");
  const first = Number(readFileSync(lock, "utf8").split("\n")[0]);
  const isChild = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === `${first}`;
    } catch {
      return false;
    }
  };
  const others = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isChild(name));
  return [first, ...others.map(Number)];
}

/** Sends a signal to all processes of PostgreSQL, such as `SIGSTOP` or `SIGCONT`. */
export function signalPostgres(dataDir: string, signal: NodeJS.Signals): void {
  for (const pid of postgresProcesses(dataDir)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // The process may have ended: PostgreSQL ends the process of a closed connection at any time.
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}

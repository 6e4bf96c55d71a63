import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The ids of PostgreSQL's first process and of those that it made: stopping the first alone stops nothing.
 * Linux only.
 * @param dataDir the data folder that its cluster lies in
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

/** Freezes PostgreSQL (`SIGSTOP`), or lets it go on (`SIGCONT`). */
export function signalPostgres(dataDir: string, signal: NodeJS.Signals): void {
  for (const pid of postgresProcesses(dataDir)) process.kill(pid, signal);
}

import { spawn } from "node:child_process";

interface Abandoned {
  /** The process to end. */
  pid: number;
  /** The PID file of the database. It is missing after the process and its database have ended. */
  pidFile: string;
  /** The folder to delete after the process and its database have ended. */
  dir: string;
}

// The standard input of this script is a pipe from the test process. `cat` therefore ends when that process
// exits or is killed.
const CLEAR_AWAY = `
  trap '' INT TERM HUP
  cat >/dev/null
  [ -e "$2" ] && kill -INT "$1" 2>/dev/null
  for second in 1 2 3 4 5 6 7 8 9 10; do [ -e "$2" ] && sleep 1; done
  rm -rf "$3"`;

/**
 * Starts a guard process that waits until the test process exits or is killed. The guard then ends the process `pid`
 * and deletes the folder `dir`.
 */
export function clearAwayWhenAbandoned({ pid, pidFile, dir }: Abandoned) {
  const args = ["-c", CLEAR_AWAY, "clear-away", String(pid), pidFile, dir];
  const guard = spawn("/bin/sh", args, { stdio: ["pipe", "ignore", "ignore"], detached: true });
  guard.unref();
  return {
    /** Ends the guarded process and deletes its folder now. */
    finish: () =>
      new Promise<void>((resolve) => {
        guard.once("exit", () => resolve());
        guard.stdin.end();
      }),
  };
}

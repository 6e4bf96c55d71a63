import { spawn } from "node:child_process";

interface Abandoned {
  /** The process to end. */
  pid: number;
  /** Gone once it and its database have ended. */
  pidFile: string;
  /** The folder to remove then. */
  dir: string;
}

// The input ends when the test run does, in whatever way.
const CLEAR_AWAY = `
  trap '' INT TERM HUP
  cat >/dev/null
  [ -e "$2" ] && kill -INT "$1" 2>/dev/null
  for second in 1 2 3 4 5 6 7 8 9 10; do [ -e "$2" ] && sleep 1; done
  rm -rf "$3"`;

/**
 * Makes sure that what a test run has started ends with the run, even when that is killed: a process
 * waits for the end of this one and then clears away.
 */
export function clearAwayWhenAbandoned({ pid, pidFile, dir }: Abandoned) {
  const args = ["-c", CLEAR_AWAY, "clear-away", String(pid), pidFile, dir];
  const guard = spawn("/bin/sh", args, { stdio: ["pipe", "ignore", "ignore"], detached: true });
  guard.unref();
  return {
    /** Clears away now. */
    finish: () =>
      new Promise<void>((resolve) => {
        guard.once("exit", () => resolve());
        guard.stdin.end();
      }),
  };
}

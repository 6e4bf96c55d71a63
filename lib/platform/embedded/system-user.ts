import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { StartError } from "@/lib/server/start-error";

const run = promisify(execFile);

/** The operating system user that the programs of the embedded PostgreSQL run as. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** Returns whether this process runs as root. PostgreSQL refuses to run as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Returns the account for a new cluster when root starts it: `postgres`, which is created if it is missing, or
 * `nobody` where accounts cannot be created.
 * @throws {StartError} when there is neither.
 */
export function findDatabaseUser(): SystemUser {
  const found = lookUp("postgres") ?? createUser("postgres") ?? lookUp("nobody");
  if (found) return found;
  throw new StartError(
    "PostgreSQL does not run as root, and the user postgres cannot be created. Start as an ordinary user, or set DATABASE_URL.",
  );
}

function lookUp(name: string): SystemUser | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

function createUser(name: string): SystemUser | undefined {
  const ways: [string, string[]][] = [
    ["useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false", name]],
    ["adduser", ["-S", "-D", "-H", name]],
  ];
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { stdio: "ignore" });
    } catch {
      continue;
    }
    return lookUp(name);
  }
  return undefined;
}

/** Returns whether `user` may pass through `dir` and every folder above it. */
export async function canEnter(user: SystemUser, dir: string): Promise<boolean> {
  return succeedsAs(user, "/bin/sh", ["-c", 'test -x "$0"', dir]);
}

/** Returns whether the program runs as `user` and exits with code 0. */
export async function succeedsAs(
  user: SystemUser,
  program: string,
  args: string[],
): Promise<boolean> {
  try {
    await run(program, args, { ...user, cwd: "/" });
    return true;
  } catch {
    return false;
  }
}

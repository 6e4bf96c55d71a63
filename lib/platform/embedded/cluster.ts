import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { chown, readFile, rename, rm, stat, truncate } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { errorCode } from "@/lib/server/start-error";
import type { ClusterHome } from "./cluster-home";
import { startUnderLock } from "./cluster-lock";
import { keepOnce } from "./data-dir";
import { isProcessAlive, removeStalePidFile } from "./pid-file";

const run = promisify(execFile);
const MAX_LOG_BYTES = 1024 * 1024;

/**
 * Settings of the memory allocator of glibc, in bytes. Other C libraries ignore them. Its defaults return the memory
 * of most larger statements to the kernel, and the next statement takes it again page by page. For a list of 500 items
 * this took longer than the statement itself. A connection now keeps up to 4 MB (docs/scaling.md). One setting
 * disables the automatic adjustment of the other, so both are needed.
 */
const ALLOCATOR = {
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(2 * 1024 * 1024),
};

/** The PostgreSQL role that owns everything in an embedded cluster. */
export const CLUSTER_ROLE = "larder";

/** Returns the random password of the PostgreSQL cluster. The first call creates it. */
export async function readClusterPassword({ dir, user }: ClusterHome): Promise<string> {
  const file = path.join(dir, "password");
  const password = await keepOnce(file, () => randomBytes(24).toString("hex"));
  // initdb runs as the database's user and reads the password file, so that user must own the file.
  if (user) await chown(file, user.uid, user.gid);
  return password;
}

/**
 * Creates the cluster if there is none. A draft is renamed once it is complete, so an interrupted start leaves no
 * incomplete cluster.
 * @returns whether this call created it.
 */
export async function ensureCluster(home: ClusterHome, binaries: string): Promise<boolean> {
  const cluster = clusterDir(home);
  if (existsSync(cluster)) return false;
  await removeDrafts(home);
  await readClusterPassword(home);
  const draft = `${cluster}.draft-${process.pid}-${randomUUID()}`;
  await runAs(home, path.join(binaries, "initdb"), [
    `--pgdata=${draft}`,
    `--username=${CLUSTER_ROLE}`,
    `--pwfile=${path.join(home.dir, "password")}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // Makes the cluster independent of the locales of this machine.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
  ]);
  try {
    await rename(draft, cluster);
    return true;
  } catch (error) {
    await rm(draft, { recursive: true });
    // Another process created the cluster at the same time.
    if (errorCode(error) === "ENOTEMPTY" || errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Starts the cluster on a free port of 127.0.0.1 and waits until it answers. `pg_ctl` gives it its own process
 * session, so that Ctrl+C in the terminal does not reach it.
 * @param settings further PostgreSQL settings, such as `{ fsync: "off" }` for tests.
 * @throws {ClusterLockedError} when it runs in another container.
 */
export async function startCluster(
  home: ClusterHome,
  binaries: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const log = path.join(home.dir, "log");
  await trimLog(log);
  const all = {
    port: String(await findFreePort()),
    listen_addresses: "127.0.0.1",
    // No Unix socket is created, because its path is limited to 107 bytes and the path of a data folder is
    // not.
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    ...settings,
  };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  const program = path.join(binaries, "pg_ctl");
  const args = [
    "start",
    "--silent",
    "--wait",
    "--timeout=60",
    `--pgdata=${clusterDir(home)}`,
    `--log=${log}`,
    `--options=${options.join(" ")}`,
  ];
  const isStarted = await startUnderLock({
    lockFile: path.join(home.dir, "lock"),
    pidFile: path.join(clusterDir(home), "postmaster.pid"),
    command: [program, ...args],
    run: (...what) => runAs(home, ...what),
  });
  if (isStarted) return;
  await removeStalePidFile(clusterDir(home));
  await runAs(home, program, args);
}

/** Stops the PostgreSQL cluster and disconnects its clients. A cluster that does not run is no error. */
export async function stopCluster(home: ClusterHome, binaries: string): Promise<void> {
  if (!existsSync(path.join(clusterDir(home), "postmaster.pid"))) return;
  await runAs(home, path.join(binaries, "pg_ctl"), [
    "stop",
    "--silent",
    "--wait",
    "--timeout=60",
    "--mode=fast",
    `--pgdata=${clusterDir(home)}`,
  ]);
}

/** Returns the last lines of the PostgreSQL cluster's log. */
export async function readLogTail(home: ClusterHome): Promise<string> {
  const text = await readFile(path.join(home.dir, "log"), "utf8").catch(() => "");
  return text.trim().split("\n").slice(-5).join("\n");
}

/** Returns the data directory of the PostgreSQL cluster. */
export function clusterDir(home: ClusterHome): string {
  return path.join(home.dir, "cluster");
}

/** Deletes the unfinished cluster folders of interrupted starts, except those of processes that still run. */
async function removeDrafts(home: ClusterHome): Promise<void> {
  for (const name of readdirSync(home.dir)) {
    const pid = Number(/^cluster\.draft-(\d+)-/.exec(name)?.[1]);
    if (pid > 0 && !isProcessAlive(pid)) await rm(path.join(home.dir, name), { recursive: true });
  }
}

async function trimLog(log: string): Promise<void> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await truncate(log);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** PostgreSQL does not get our settings, some of which are secrets. */
async function runAs(home: ClusterHome, program: string, args: string[]): Promise<void> {
  await run(program, args, {
    ...home.user,
    cwd: "/",
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      LC_ALL: "C",
      TZ: "UTC",
      ...ALLOCATOR,
    },
  });
}

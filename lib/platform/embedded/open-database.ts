import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "@/lib/server/start-error";
import { locateBinaries } from "./binaries";
import {
  CLUSTER_ROLE,
  clusterDir,
  ensureCluster,
  readClusterPassword,
  readLogTail,
  startCluster,
  stopCluster,
} from "./cluster";
import { type ClusterHome, openClusterHome } from "./cluster-home";
import { ClusterSession } from "./cluster-session";
import { isClusterAlive, readClusterPort } from "./pid-file";

/** Where root keeps what the database's own user must reach and the project's folder hides from it. */
const SHARED_STATE_DIR = "/var/lib/larder";
const DATABASE = "larder";
const PATIENCE_MS = 60_000;

interface OpenOptions {
  /** Absolute path of a prepared data folder. */
  dataDir: string;
  /** Told about what takes long, a sentence each. */
  log: (sentence: string) => void;
  /** Further PostgreSQL settings, if this call is the one that starts it. */
  settings?: Readonly<Record<string, string>>;
  /** Instead of /var/lib/larder, for a test. */
  sharedStateDir?: string;
}

/** An embedded PostgreSQL that is in use by this process. */
export interface EmbeddedDatabase {
  /** Of the application's database, with the password. */
  url: string;
  /** Becomes the one server of the data folder; false when another process is that already. */
  claimServer(): Promise<boolean>;
  /** Leaves it, and turns it off when no other process uses it. */
  stop(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL of a data folder: makes it when there is none, starts it when it is
 * down, joins it when it runs, be it for another process or left over from one that was killed.
 * @throws {StartError} when it does not start.
 */
export async function openEmbeddedDatabase(options: OpenOptions): Promise<EmbeddedDatabase> {
  const { dataDir, sharedStateDir = SHARED_STATE_DIR } = options;
  const home = await openClusterHome(dataDir, sharedStateDir);
  const binaries = await locateBinaries(home.user, sharedStateDir);
  const { session, port, password } = await joinOrStart(home, binaries, options);
  await session.ensureDatabase(DATABASE);
  return {
    url: `postgresql://${CLUSTER_ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`,
    claimServer: () => session.claimServer(),
    stop: () => session.leave(() => stopCluster(home, binaries)),
  };
}

async function joinOrStart(home: ClusterHome, binaries: string, options: OpenOptions) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const joined = await join(home, binaries, options);
    if (joined) return joined;
    try {
      if (!(await isClusterAlive(clusterDir(home)))) await makeAndStart(home, binaries, options);
    } catch (error) {
      // Another process may be starting or stopping it: then it lives, and the next round tells.
      if (!(await isClusterAlive(clusterDir(home)))) throw await explain(home, error);
    }
    if (Date.now() > deadline) throw await explain(home, undefined);
    await sleep(50);
  }
}

async function join(home: ClusterHome, binaries: string, { settings }: OpenOptions) {
  const dir = clusterDir(home);
  const port = await readClusterPort(dir);
  if (port === undefined) return undefined;
  const password = await readClusterPassword(home);
  const config = { host: "127.0.0.1", port, user: CLUSTER_ROLE, password, database: "postgres" };
  // On the same port, so that existing connection strings stay valid.
  const revive = async () => {
    if (await isClusterAlive(dir)) return;
    await startCluster(home, binaries, { ...settings, port: String(port) });
  };
  const session = await ClusterSession.join(config, dir, revive);
  return session && { session, port, password };
}

async function makeAndStart(
  home: ClusterHome,
  binaries: string,
  { log, settings = {} }: OpenOptions,
): Promise<void> {
  if (await ensureCluster(home, binaries)) log("Made the database.");
  await startCluster(home, binaries, settings);
}

async function explain(home: ClusterHome, cause: unknown): Promise<StartError> {
  const details = [cause instanceof Error ? cause.message : "", await readLogTail(home)];
  return new StartError(
    [`The database in ${home.dir} does not start.`, ...details.filter(Boolean)].join("\n"),
    { cause },
  );
}

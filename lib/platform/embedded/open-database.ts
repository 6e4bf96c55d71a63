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
import { ClusterLockedError } from "./cluster-lock";
import { ClusterSession } from "./cluster-session";
import { isClusterAlive, readClusterPort } from "./pid-file";

/**
 * Folder for PostgreSQL's programs and clusters. It is used when the app runs as root and
 * PostgreSQL's unprivileged user cannot read node_modules or cannot enter the data folder.
 */
const SHARED_STATE_DIR = "/var/lib/larder";
const DATABASE = "larder";
const PATIENCE_MS = 60_000;

interface OpenOptions {
  /** Absolute path of the data folder, which must already exist (`prepareDataDir`). */
  dataDir: string;
  /** Called with a sentence about each step of the start that takes long, for the operator. */
  log: (sentence: string) => void;
  /** Further PostgreSQL settings. They apply only if this call starts the PostgreSQL cluster. */
  settings?: Readonly<Record<string, string>>;
  /** The folder that tests use instead of /var/lib/larder. */
  sharedStateDir?: string;
}

/** An embedded PostgreSQL that this process uses. */
export interface EmbeddedDatabase {
  /** Connection string of the application's database, with the password. */
  url: string;
  /**
   * Makes this process the one server of the data folder. Resolves to false when another process is the
   * server already.
   */
  claimServer(): Promise<boolean>;
  /** Ends the use of PostgreSQL by this process. Stops PostgreSQL when no other process uses it. */
  stop(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL of a data folder. Creates the cluster if there is none, starts it if it does not run,
 * and joins it if it runs.
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
  let locked: ClusterLockedError | undefined;
  for (;;) {
    const joined = await join(home, binaries, options);
    if (joined) return joined;
    try {
      if (!(await isClusterAlive(clusterDir(home)))) await makeAndStart(home, binaries, options);
    } catch (error) {
      // Another process or container may be starting or stopping the cluster. The next iteration joins or starts
      // the cluster.
      if (error instanceof ClusterLockedError) {
        if (!locked)
          options.log("The database is in use by another process. Waiting until it is free.");
        locked = error;
      } else if (!(await isClusterAlive(clusterDir(home)))) throw await explain(home, error);
    }
    if (Date.now() > deadline) throw locked ?? (await explain(home, undefined));
    await sleep(50);
  }
}

async function join(home: ClusterHome, binaries: string, { settings }: OpenOptions) {
  const dir = clusterDir(home);
  const port = await readClusterPort(dir);
  if (port === undefined) return undefined;
  const password = await readClusterPassword(home);
  const config = { host: "127.0.0.1", port, user: CLUSTER_ROLE, password, database: "postgres" };
  // Restarts the cluster on the same port, so that existing connection strings stay valid.
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

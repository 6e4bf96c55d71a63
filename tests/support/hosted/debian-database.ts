import { execFileSync } from "node:child_process";
import { chownSync, readdirSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { findFreePort } from "../start-app";
import { type LoopbackProcess, runToEnd, startProcess, untilReady } from "./loopback-process";

const OWNER = "larder";
const PASSWORD = "of-the-hosted-tests";
/** PgBouncer's connections to PostgreSQL: fewer than the app has to PgBouncer, so that they are shared. */
const SERVER_CONNECTIONS = 4;

/** A database of Debian's PostgreSQL, behind PgBouncer in transaction mode. */
export interface DebianDatabase {
  /** The address of PgBouncer. */
  pooledUrl: string;
  /** The address of PostgreSQL without PgBouncer. The time zone of this PostgreSQL is not UTC. */
  directUrl: string;
  /** Stops PgBouncer, so that the database cannot be reached. */
  stopPooler: () => Promise<void>;
  startPooler: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts PostgreSQL and PgBouncer on loopback, with an empty database that belongs to an ordinary role. */
export async function startDebianDatabase(): Promise<DebianDatabase> {
  const owner = systemUser();
  const dir = await mkdtemp(path.join(tmpdir(), "larder-hosted-"));
  await chmod(dir, 0o711);
  const port = await findFreePort();
  const poolerPort = await findFreePort();
  const server = await startServer({ dir, port, owner });
  await query(addressOf(port, "postgres", "postgres"), [
    `CREATE ROLE ${OWNER} LOGIN PASSWORD '${PASSWORD}'`,
    `CREATE DATABASE larder OWNER ${OWNER}`,
  ]);
  const configFile = await writePoolerConfig({ dir, port, poolerPort, owner });
  let pooler: LoopbackProcess | undefined;
  const startPooler = async () => {
    pooler = startProcess({ command: "/usr/sbin/pgbouncer", args: ["-q", configFile], ...owner });
    await untilReady(pooler, () => query(addressOf(poolerPort), ["SELECT 1"]).then(() => true));
  };
  const stopPooler = async () => pooler?.kill("SIGTERM");
  await startPooler();
  return {
    pooledUrl: addressOf(poolerPort),
    directUrl: addressOf(port),
    stopPooler,
    startPooler,
    stop: async () => {
      await stopPooler();
      await server.kill("SIGINT");
      await rm(dir, { recursive: true });
    },
  };
}

/** Runs statements on a connection of their own and returns the rows of the last one. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  statements: readonly string[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

interface Place {
  dir: string;
  port: number;
  owner: { uid?: number; gid?: number };
}

async function startServer({ dir, port, owner }: Place): Promise<LoopbackProcess> {
  const data = path.join(dir, "cluster");
  await mkdir(data);
  if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid ?? owner.uid);
  const programs = findPrograms();
  await runToEnd({
    command: path.join(programs, "initdb"),
    args: ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"],
    ...owner,
  });
  // The server's time zone is not UTC, so that tests fail if the time zone of the app's database is not set.
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "Asia/Kolkata",
    fsync: "off",
  };
  const server = startProcess({
    command: path.join(programs, "postgres"),
    args: ["-D", data, ...Object.entries(settings).flatMap((pair) => ["-c", pair.join("=")])],
    ...owner,
  });
  await untilReady(server, () =>
    query(addressOf(port, "postgres", "postgres"), ["SELECT 1"]).then(() => true),
  );
  return server;
}

async function writePoolerConfig({
  dir,
  port,
  poolerPort,
  owner,
}: Place & { poolerPort: number }): Promise<string> {
  const users = path.join(dir, "userlist.txt");
  const config = path.join(dir, "pgbouncer.ini");
  await writeFile(users, `"${OWNER}" "${PASSWORD}"\n`);
  await writeFile(
    config,
    `[databases]
larder = host=127.0.0.1 port=${port} dbname=larder
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
`,
  );
  for (const file of [users, config]) {
    await chmod(file, 0o600);
    if (owner.uid !== undefined) chownSync(file, owner.uid, owner.gid ?? owner.uid);
  }
  return config;
}

function addressOf(port: number, user = `${OWNER}:${PASSWORD}`, database = "larder"): string {
  return `postgresql://${user}@127.0.0.1:${port}/${database}`;
}

/** PostgreSQL and PgBouncer refuse to run as root. Debian's package has made the user postgres. */
function systemUser(): Place["owner"] {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync("id", [option, "postgres"]).toString());
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function findPrograms(): string {
  const root = "/usr/lib/postgresql";
  const newest = readdirSync(root)
    .sort((a, b) => Number(a) - Number(b))
    .at(-1);
  return path.join(root, newest ?? "", "bin");
}

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { errorCode, StartError } from "@/lib/server/start-error";
import { keepOnce } from "./data-dir";
import { canEnter, findDatabaseUser, isRoot, type SystemUser } from "./system-user";

/** The folder of an embedded cluster and the account that runs it. */
export interface ClusterHome {
  /** Absolute path of the folder with the PostgreSQL cluster, its password and its log. */
  dir: string;
  /** The operating-system account that runs PostgreSQL; undefined for the account of this process. */
  user: SystemUser | undefined;
}

/**
 * Finds or creates the folder of the cluster that belongs to `dataDir` (absolute). It is a subfolder of
 * `dataDir`. If the database's user cannot enter `dataDir`, the cluster is in another folder, whose path is
 * in a file in `dataDir`.
 * @throws {StartError} when the cluster belongs to another account.
 */
export async function openClusterHome(
  dataDir: string,
  sharedStateDir: string,
): Promise<ClusterHome> {
  const pointer = path.join(dataDir, "database-location");
  const pointed = await readFile(pointer, "utf8").catch(() => undefined);
  const inside = path.join(dataDir, "database");
  const existing = pointed ?? (existsSync(inside) ? inside : undefined);
  if (existing) return reopenHome(existing);
  if (!isRoot()) {
    await mkdir(inside, { recursive: true, mode: 0o700 });
    return { dir: inside, user: undefined };
  }
  const user = findDatabaseUser();
  if (await canEnter(user, dataDir)) return makeHome(inside, user);
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  const home = await makeHome(path.join(sharedStateDir, hash), user);
  await keepOnce(pointer, () => home.dir);
  return home;
}

async function makeHome(dir: string, user: SystemUser): Promise<ClusterHome> {
  await mkdir(path.dirname(dir), { recursive: true, mode: 0o755 });
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await chown(dir, user.uid, user.gid);
  return { dir, user };
}

/**
 * Returns the existing cluster folder `dir`. A process of root runs PostgreSQL as the owner of this folder. A
 * process of another account can use only a folder that the account owns.
 */
async function reopenHome(dir: string): Promise<ClusterHome> {
  const { uid, gid } = await stat(dir).catch((error: unknown) => {
    throw new StartError(
      `The database in ${dir} cannot be read (${errorCode(error) ?? "unknown"}). Put it back, or choose another DATA_DIR.`,
    );
  });
  if (!isRoot()) {
    if (process.getuid === undefined || process.getuid() === uid) return { dir, user: undefined };
    throw new StartError(
      `The database in ${dir} belongs to another user of this machine. Start as that user or as root, or choose another DATA_DIR.`,
    );
  }
  // If root owns the folder, a start was interrupted between creating the folder and changing its owner.
  const home = uid === 0 ? await makeHome(dir, findDatabaseUser()) : { dir, user: { uid, gid } };
  if (home.user && !(await canEnter(home.user, dir))) {
    throw new StartError(
      `The user that the database runs as (number ${home.user.uid}) cannot enter ${dir} any more. Give it passage: chmod o+x on the folders above.`,
    );
  }
  return home;
}

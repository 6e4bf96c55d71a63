import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { MIGRATION_LOCK } from "@/lib/platform/migrations/apply-migrations";
import {
  type MigrationFile,
  migrationsDir,
  readMigrations,
} from "@/lib/platform/migrations/migration-files";
import { readHistory } from "@/lib/platform/migrations/migration-history";
import { runMigrations } from "@/lib/platform/migrations/run-migrations";
import { StartError } from "@/lib/server/start-error";
import { countHouseholds, type Manifest } from "./backup-format";
import { clearDatabase, lockHouseholds } from "./clear-database";
import { onConnection, openOneConnection } from "./one-connection";
import { MIGRATIONS_TABLE, tablesMadeBy } from "./own-tables";
import { PartReader } from "./part-reader";
import { findMigrations } from "./read-backup";
import { PhotoRestorer } from "./restore-photos";
import { restoreRows } from "./restore-rows";

interface RestoreOptions {
  databaseUrl: string;
  /** Absolute. */
  file: string;
  /** Whether households that are there may be replaced. */
  isReplacing?: boolean;
  /** The folder of the committed migrations; prisma/migrations unless told otherwise. */
  dir?: string;
  /** Breaks it off; the database is as before then. */
  signal?: AbortSignal;
}

/** What a restore came to. */
export interface Restored {
  manifest: Manifest;
  /** Households that were there before. */
  replaced: number;
  /** Migrations that brought the backup's database to this version. */
  migrated: string[];
}

/**
 * Puts back what `backUp` has written: all of it, or nothing. The file is read to its end before anything
 * is touched; everything in the database is one transaction, this version's migrations included.
 * @throws {StartError} when the file is not as it was written or does not fit, when the database holds
 * households and `isReplacing` is not set, or when somebody else uses it.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { databaseUrl, file, dir = migrationsDir(), signal } = options;
  const files = await readMigrations(dir);
  const manifest = await new PartReader(file, signal).takeRest();
  const had = findMigrations(file, manifest, files);
  const photos = new PhotoRestorer();
  const pool = openOneConnection(databaseUrl);
  let isCommitting = false;
  try {
    await pool.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await requireAlone(pool);
    await onConnection(pool, (client) => refuseNewer(client, files));
    await pool.query("BEGIN");
    const replaced = await onConnection(pool, lockHouseholds);
    if (replaced > 0 && !options.isReplacing) throw holdsHouseholds(replaced, manifest);
    const own = [...tablesMadeBy(files), MIGRATIONS_TABLE];
    const earlier = await onConnection(pool, (client) => clearDatabase(client, own));
    await runMigrations(pool, { dir, files: had });
    const reader = new PartReader(file, signal);
    await onConnection(pool, (client) => restoreRows(client, manifest, reader));
    await restorePhotos(reader, photos, manifest);
    const migrated = had.length < files.length ? await runMigrations(pool, { dir, files }) : [];
    await onConnection(pool, (client) => photos.settleRows(client, earlier));
    signal?.throwIfAborted();
    isCommitting = true;
    await pool.query("COMMIT");
    return { manifest, replaced, migrated };
  } catch (error) {
    // Nobody knows how a commit has ended that broke off: its rows may be there, and want their photos.
    if (!isCommitting) await photos.undo();
    throw error;
  } finally {
    // A transaction that was not committed ends with its connection.
    await pool.end();
  }
}

/** The rest of the file: its photos, and then the same end as at the first reading. */
async function restorePhotos(
  reader: PartReader,
  photos: PhotoRestorer,
  manifest: Manifest,
): Promise<void> {
  const end = await reader.takeRest(async (part) => {
    if (part.kind === "photo") await photos.put(part.name, part.bytes);
  });
  if (JSON.stringify(end) === JSON.stringify(manifest)) return;
  throw new StartError("The file was changed while it was being restored. Nothing was restored.");
}

const LOOKS = 6;
const LOOK_AGAIN_MS = 500;

/** A server that goes on would keep what it knows, and its people's screens would too. */
async function requireAlone(pool: pg.Pool): Promise<void> {
  let others = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await sleep(LOOK_AGAIN_MS);
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user
         AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    others = rows[0]?.count ?? 0;
    if (others === 0) return;
  }
  throw new StartError(
    `The database is in use by ${others} other connection(s). Stop what uses it, the server above all, then restore. Nothing was touched.`,
  );
}

/** What a newer version has made is not known here, and would be in the way of the next update. */
async function refuseNewer(client: pg.ClientBase, files: readonly MigrationFile[]): Promise<void> {
  const { unknown } = await readHistory(client, files);
  if (unknown.length === 0) return;
  throw new StartError(
    `The database was used by a newer version (${unknown.join(", ")}). Restore into an empty one: with another DATA_DIR, or another DATABASE_URL. Nothing was touched.`,
  );
}

function holdsHouseholds(replaced: number, manifest: Manifest): StartError {
  const wanted = countHouseholds(manifest);
  return new StartError(
    `The database holds ${replaced} household(s) already. --force replaces all of them by the ${wanted} of the backup of ${manifest.createdAt}, for good: back them up first. Nothing was touched.`,
  );
}

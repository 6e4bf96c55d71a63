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
import { functionsMadeBy, MIGRATIONS_TABLE, tablesMadeBy } from "./own-schema";
import { PartReader } from "./part-reader";
import { findMigrations } from "./read-backup";
import { PhotoRestorer } from "./restore-photos";
import { restoreRows } from "./restore-rows";

interface RestoreOptions {
  databaseUrl: string;
  /** Absolute path. */
  file: string;
  /** Whether existing households may be replaced. */
  isReplacing?: boolean;
  /** The folder of the committed migrations; by default prisma/migrations. */
  dir?: string;
  /** Aborts the restore. The database is then unchanged. */
  signal?: AbortSignal;
}

/** The result of a restore. */
export interface Restored {
  manifest: Manifest;
  /** Number of households that were replaced. */
  replaced: number;
  /** Migrations that were applied after the backup's rows were inserted, up to this version. */
  migrated: string[];
}

/**
 * Restores what `backUp` has written, completely or not at all. The file is verified to its end before anything
 * changes. Everything in the database is one transaction, the migrations to this version included.
 * @throws {StartError} when the file is damaged or does not fit, when the database has households and `isReplacing`
 * is not set, or when another connection uses the database.
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
    const own = {
      tables: [...tablesMadeBy(files), MIGRATIONS_TABLE],
      functions: [...functionsMadeBy(files)],
    };
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
    // An interrupted commit may have succeeded. Its rows would then need the photos, so they are not deleted.
    if (!isCommitting) await photos.undo();
    throw error;
  } finally {
    // Ending the connection rolls back a transaction that was not committed.
    await pool.end();
  }
}

/**
 * Stores the photos of a backup. Compares the manifest with the one that was read during validation, to
 * detect that the file has changed since.
 */
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

/**
 * Requires that no other connection uses the database. A server that keeps running during the restore, and its
 * browsers, would show outdated cached data.
 */
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

/**
 * Refuses a database that a newer version has used. This version cannot drop the newer tables, and the next
 * update would fail on them.
 */
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

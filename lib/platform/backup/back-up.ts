import pg from "pg";
import { now } from "@/lib/core/clock";
import {
  type MigrationFile,
  migrationsDir,
  readMigrations,
} from "@/lib/platform/migrations/migration-files";
import { readHistory, refuseMismatch } from "@/lib/platform/migrations/migration-history";
import { describeIncompatible } from "@/lib/server/applied-migrations";
import { storeNamed } from "@/lib/server/photos/stores";
import { StartError } from "@/lib/server/start-error";
import { type AddEntry, writeArchive } from "./archive-writer";
import { writeWhole } from "./backup-file";
import {
  type BackedUpTable,
  FORMAT,
  FORMAT_ENTRY,
  type Manifest,
  MANIFEST_ENTRY,
  photoEntryName,
  tablePartName,
} from "./backup-format";
import { readRows } from "./copy-rows";
import { Digest } from "./digest";
import { listPhotos } from "./list-photos";
import { isBackedUp, MIGRATIONS_TABLE, tablesMadeBy } from "./own-schema";
import { type CatalogTable, readSequences, readTables } from "./read-catalog";

interface BackUpOptions {
  databaseUrl: string;
  /** Absolute path. */
  file: string;
  isOverwriting?: boolean;
  /** The folder of the committed migrations; by default prisma/migrations. */
  dir?: string;
  /** Aborts the backup. No file is left then. */
  signal?: AbortSignal;
}

/** The result of a backup. */
export interface BackedUp {
  manifest: Manifest;
  /** Size of the backup file, in bytes. */
  size: number;
  /** Tables that our migrations did not create. The backup file does not contain them. */
  foreignTables: string[];
}

/**
 * Writes one snapshot of the database and the photos that its rows name into one file, while the server runs.
 * @throws {StartError} when there is nothing to back up, or the file cannot be written.
 */
export async function backUp(options: BackUpOptions): Promise<BackedUp> {
  const { databaseUrl, file, isOverwriting = false, dir = migrationsDir(), signal } = options;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const migrations = await requireKnownDatabase(client, await readMigrations(dir));
    const own = tablesMadeBy(migrations);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query("SET LOCAL TIME ZONE 'UTC'");
    const all = (await readTables(client)).filter(({ name }) => name !== MIGRATIONS_TABLE);
    const tables = all.filter(({ name }) => own.has(name) && isBackedUp(name));
    let manifest: Manifest | undefined;
    const size = await writeWhole({ file, isOverwriting }, (draft) =>
      writeArchive(
        draft,
        async (add) => {
          manifest = await fill(client, { add, migrations, tables });
        },
        signal,
      ),
    );
    if (!manifest) throw new Error("A backup without a list of what is in it");
    const foreignTables = all.filter(({ name }) => !own.has(name)).map(({ name }) => name);
    return { manifest, size, foreignTables };
  } finally {
    // `end` is not awaited, because PostgreSQL would first send all rows of an aborted COPY.
    void client.end();
  }
}

interface Source {
  add: AddEntry;
  migrations: MigrationFile[];
  tables: CatalogTable[];
}

async function fill(client: pg.Client, { add, migrations, tables }: Source): Promise<Manifest> {
  await add(FORMAT_ENTRY, toJson({ format: FORMAT }));
  const createdAt = now().toISOString();
  const written: BackedUpTable[] = [];
  for (const table of tables) written.push(await addTable(client, add, table));
  // Sequences are read after the rows, because the transaction's snapshot does not include them. A later value
  // is above every id of the rows.
  const names = tables.map(({ name }) => name);
  const sequences = await readSequences(client, names);
  const photos = await addPhotos(client, add);
  const applied = migrations.map(({ name, checksum }) => ({ name, checksum }));
  const manifest = { createdAt, migrations: applied, tables: written, sequences, ...photos };
  await add(MANIFEST_ENTRY, toJson(manifest));
  return manifest;
}

async function addTable(
  client: pg.Client,
  add: AddEntry,
  { name, columns }: CatalogTable,
): Promise<BackedUpTable> {
  const digest = new Digest();
  let part = 0;
  for await (const bytes of readRows(client, { name, columns })) {
    await add(tablePartName(name, part), bytes);
    digest.add(bytes);
    part += 1;
  }
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM public.${pg.escapeIdentifier(name)}`,
  );
  return { name, columns, rows: rows[0]?.count ?? 0, ...digest.value() };
}

async function addPhotos(
  client: pg.Client,
  add: AddEntry,
): Promise<Pick<Manifest, "photos" | "missingPhotos">> {
  const photos: Manifest["photos"] = [];
  const missingPhotos: string[] = [];
  for (const { name, store } of await listPhotos(client)) {
    const bytes = await storeNamed(store).get(name);
    if (bytes) {
      await add(photoEntryName(name), Buffer.from(bytes));
      photos.push({ name, ...new Digest().add(bytes).value() });
    } else missingPhotos.push(name);
  }
  return { photos, missingPhotos };
}

/**
 * Returns the migrations that the database has, oldest first.
 * @throws {StartError} when it has none, or does not fit this version.
 */
async function requireKnownDatabase(
  client: pg.Client,
  files: MigrationFile[],
): Promise<MigrationFile[]> {
  const history = await readHistory(client, files);
  refuseMismatch(history);
  // A newer version has migrated this database. Its backup could not be restored, because it would have columns
  // that the migrations in its manifest do not create.
  if (history.unknown.length > 0) throw new StartError(describeIncompatible(history.unknown));
  const pending = new Set(history.pending);
  const applied = files.filter(({ name }) => !pending.has(name));
  if (applied.length > 0) return applied;
  throw new StartError(
    "There is nothing to back up: the database was never used. Check DATA_DIR and DATABASE_URL.",
  );
}

function toJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

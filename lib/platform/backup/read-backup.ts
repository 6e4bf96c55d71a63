import type { z } from "zod";
import type { MigrationFile } from "@/lib/platform/migrations/migration-files";
import { StartError } from "@/lib/server/start-error";
import { type ArchiveEntry, damaged, readArchive } from "./archive-reader";
import {
  FORMAT,
  FORMAT_ENTRY,
  formatSchema,
  type Manifest,
  MANIFEST_ENTRY,
  manifestSchema,
  photoOfEntry,
  tableOfEntry,
} from "./backup-format";
import { Digest } from "./digest";

/** One part of a backup: a piece of a table's rows, or a photo with its name in the photo store. */
export type BackupPart =
  | { kind: "rows"; table: string; bytes: Buffer }
  | { kind: "photo"; name: string; bytes: Buffer };

/**
 * Yields the rows and then the photos of a backup. The manifest, which is the last entry, is returned after all
 * contents matched it. Until then nothing is verified.
 * @throws {StartError} when the file is not a complete, unchanged backup that this version reads.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart, Manifest> {
  const entries = readArchive(file);
  const first = await entries.next();
  refuseFormat(file, first.done ? undefined : first.value);
  const found = new Found();
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of entries) {
    if (manifest) throw damaged(file, "something comes after its end");
    if (name === MANIFEST_ENTRY) {
      manifest = parse(manifestSchema, bytes);
      if (!manifest) throw damaged(file, "its list cannot be read");
    } else {
      const part = toPart(name, bytes);
      if (!part || !found.add(part)) throw damaged(file, `at ${JSON.stringify(name.slice(0, 80))}`);
      yield part;
    }
  }
  if (!manifest) throw damaged(file, "its end is missing");
  const wrong = found.compareWith(manifest);
  if (wrong !== undefined) throw damaged(file, `${wrong} is not what was backed up`);
  return manifest;
}

/**
 * Returns the committed migrations that a backup's database had.
 * @throws {StartError} when this version does not know them.
 */
export function findMigrations(
  file: string,
  { migrations }: Manifest,
  files: readonly MigrationFile[],
): MigrationFile[] {
  const known = new Map(files.map((migration) => [migration.name, migration.checksum]));
  const unknown = migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new StartError(
      `${file} was made by a newer version, whose database this one does not know (${unknown.join(", ")}). Update, then restore it.`,
    );
  }
  const had = files.slice(0, migrations.length);
  const isSame = had.every(({ checksum }, index) => checksum === migrations[index]?.checksum);
  if (isSame && had.length > 0) return had;
  throw new StartError(
    `${file} does not fit this version: its database was made by other migrations than those in prisma/migrations.`,
  );
}

function refuseFormat(file: string, entry: ArchiveEntry | undefined): void {
  const head = entry?.name === FORMAT_ENTRY ? parse(formatSchema, entry.bytes) : undefined;
  if (!head) throw damaged(file, "its beginning is another file's");
  if (head.format === FORMAT) return;
  throw new StartError(
    `${file} was made by a newer version (format ${head.format}; this one reads ${FORMAT}). Update, then restore it.`,
  );
}

function parse<T>(schema: z.ZodType<T>, bytes: Buffer): T | undefined {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return undefined;
  }
}

function toPart(name: string, bytes: Buffer): BackupPart | undefined {
  const table = tableOfEntry(name);
  if (table !== undefined) return { kind: "rows", table, bytes };
  const photo = photoOfEntry(name);
  return photo === undefined ? undefined : { kind: "photo", name: photo, bytes };
}

/** Digests of the tables and photos that have been read from the backup so far. */
class Found {
  private readonly tables = new Map<string, Digest>();
  private readonly photos = new Map<string, Digest>();

  /**
   * Records one part of the backup. Returns false for a part at a wrong position: rows after photos, or a photo
   * for the second time.
   */
  add(part: BackupPart): boolean {
    if (part.kind === "rows") {
      const digest = this.tables.get(part.table) ?? new Digest();
      this.tables.set(part.table, digest.add(part.bytes));
      return this.photos.size === 0;
    }
    const isNew = !this.photos.has(part.name);
    this.photos.set(part.name, new Digest().add(part.bytes));
    return isNew;
  }

  /**
   * Compares the backup that was read with the manifest at its end. Returns the name of the first
   * table or photo that differs, or undefined.
   */
  compareWith({ tables, photos }: Manifest): string | undefined {
    return differing(this.tables, tables) ?? differing(this.photos, photos);
  }
}

function differing(
  found: Map<string, Digest>,
  listed: { name: string; bytes: number; sha256: string }[],
): string | undefined {
  const left = new Map(found);
  for (const { name, bytes, sha256 } of listed) {
    // The backup has no entry for a table without rows, so the digest of no content is compared.
    const value = (left.get(name) ?? new Digest()).value();
    if (value.bytes !== bytes || value.sha256 !== sha256) return name;
    left.delete(name);
  }
  return [...left.keys()][0];
}

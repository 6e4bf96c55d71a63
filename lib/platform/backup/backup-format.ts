import { z } from "zod";

/** The version of the format. Raise it when older releases could not read what this one writes. */
export const FORMAT = 1;

/**
 * Size of a backup entry with rows, in bytes. A table is written in several such entries, so that it is never
 * in memory as a whole.
 */
export const PART_BYTES = 1024 * 1024;

/**
 * Upper limit of an archive entry of a backup, in bytes. The largest entry, the manifest, stays below this
 * limit with a hundred thousand photos.
 */
export const MAX_ENTRY_BYTES = 64 * 1024 * 1024;

/** Name of the first entry of a backup, which names the format. */
export const FORMAT_ENTRY = "format.json";
/** The last entry of the archive: the manifest, with a digest of every other entry. */
export const MANIFEST_ENTRY = "manifest.json";

export const tablePartName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, "0")}`;
export const photoEntryName = (name: string) => `photos/${name}`;

/** Returns the table whose rows an archive entry contains; undefined if the entry contains no rows. */
export function tableOfEntry(name: string): string | undefined {
  return /^tables\/([a-z_]{1,63})\/\d{6,9}$/.exec(name)?.[1];
}

/**
 * Returns the name that the photo of a backup entry has in its photo store; undefined if the entry contains
 * no photo.
 */
export function photoOfEntry(name: string): string | undefined {
  return /^photos\/([\w-]{10,80})$/.exec(name)?.[1];
}

export const formatSchema = z.object({ format: z.int().positive() });

const digest = { bytes: z.int().nonnegative(), sha256: z.string() };

/** The contents of a backup. */
export const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  /** The applied migrations in order, with the scripts' SHA-256. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Each table comes after those that its foreign keys refer to. Rows are in the text format of COPY. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().nonnegative(),
      ...digest,
    }),
  ),
  sequences: z.array(
    z.object({ name: z.string(), lastValue: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
  ),
  /** Names of the backed-up photos in the photo store. A photo and its small variant are two entries. */
  photos: z.array(z.object({ name: z.string(), ...digest })),
  /**
   * Names of photos that database rows reference but that the photo store no longer contained during the
   * backup.
   */
  missingPhotos: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpTable = Manifest["tables"][number];

/** Returns how many households a backup contains. */
export function countHouseholds({ tables }: Manifest): number {
  return tables.find(({ name }) => name === "households")?.rows ?? 0;
}

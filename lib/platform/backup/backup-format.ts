import { z } from "zod";

/** Raised when an older version could not read what this one writes. */
export const FORMAT = 1;

/** Rows are written in parts of this size, in bytes, so that neither side holds a table in memory. */
export const PART_BYTES = 1024 * 1024;

/** More than any entry has, the list of a hundred thousand photos included, in bytes. */
export const MAX_ENTRY_BYTES = 64 * 1024 * 1024;

/** The first entry: says that this is a backup, and of which format. */
export const FORMAT_ENTRY = "format.json";
/** The last entry: says what all the others have to be. */
export const MANIFEST_ENTRY = "manifest.json";

export const tablePartName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, "0")}`;
export const photoEntryName = (name: string) => `photos/${name}`;

/** The table that an entry holds rows of; undefined where it is something else. */
export function tableOfEntry(name: string): string | undefined {
  return /^tables\/([a-z_]{1,63})\/\d{6,9}$/.exec(name)?.[1];
}

/** The photo that an entry holds, by its name in the store; undefined where it is something else. */
export function photoOfEntry(name: string): string | undefined {
  return /^photos\/([\w-]{10,80})$/.exec(name)?.[1];
}

export const formatSchema = z.object({ format: z.int().positive() });

const digest = { bytes: z.int().nonnegative(), sha256: z.string() };

/** What a backup holds. */
export const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  /** What had been applied to the database, in order, with the scripts' SHA-256. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Each after those that it refers to; the rows in the text format of PostgreSQL's COPY. */
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
  /** By their names in the store: a photo and its small variant are two. */
  photos: z.array(z.object({ name: z.string(), ...digest })),
  /** Names that rows speak of and whose photos were not in the store any more. */
  missingPhotos: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpTable = Manifest["tables"][number];

/** How many households a backup holds. */
export function countHouseholds({ tables }: Manifest): number {
  return tables.find(({ name }) => name === "households")?.rows ?? 0;
}

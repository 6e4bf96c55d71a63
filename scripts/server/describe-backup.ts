import { countHouseholds, type Manifest } from "@/lib/platform/backup/backup-format";

/** Returns the content of a backup as text, such as "2 households (1,204 rows) and 48 photos". */
export function describeBackup(manifest: Manifest): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const households = count(countHouseholds(manifest), "household");
  const photos = manifest.photos.filter(({ name }) => !name.endsWith("-small"));
  return `${households} (${count(rows, "row")}) and ${count(photos.length, "photo")}`;
}

/** Returns a number of bytes as text, such as "1.4 MB". */
export function describeSize(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"];
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const digits = power === 0 ? 0 : 1;
  return `${(bytes / 1000 ** power).toFixed(digits)} ${units[power]}`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { migrationsDir } from "@/lib/platform/migrations/migration-files";

/** Creates a folder in the data folder of the test file with some of the migrations. Returns its path. */
export async function copyMigrations(
  names: readonly string[],
  { dataDir = process.env.DATA_DIR ?? "" } = {},
): Promise<string> {
  const dir = path.join(dataDir, "migrations");
  await mkdir(dir);
  for (const name of names) {
    await cp(path.join(migrationsDir(), name), path.join(dir, name), { recursive: true });
  }
  return dir;
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** A committed migration: `prisma/migrations/<name>/migration.sql`. */
export interface MigrationFile {
  /** Name of the migration's folder. It begins with a timestamp, so names sort in the order of application. */
  name: string;
  sql: string;
  /** SHA-256 of the migration script in hex, as Prisma stores it in `_prisma_migrations`. */
  checksum: string;
}

/** Returns the folder of the migrations of the project at `root`. */
export function migrationsDir(root = process.cwd()): string {
  return path.join(root, "prisma", "migrations");
}

/** Returns all committed migrations, oldest first; none if the folder does not exist. */
export async function readMigrations(dir: string): Promise<MigrationFile[]> {
  const names = await listMigrationNames(dir);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(dir, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** Returns the schema file at the newest migration; undefined before the first one. */
export async function readSchemaSnapshot(dir: string): Promise<string | undefined> {
  const newest = (await listMigrationNames(dir)).at(-1);
  return newest && (await readFile(path.join(dir, newest, "schema.prisma"), "utf8"));
}

async function listMigrationNames(dir: string): Promise<string[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { diffSchemas } from "@/lib/platform/migrations/diff-schemas";
import { migrationsDir, readSchemaSnapshot } from "@/lib/platform/migrations/migration-files";

/**
 * `npm run migration -- <name>`: writes a new migration folder. It contains the SQL that changes the last committed
 * schema into prisma/schema.prisma, and a copy of the latter for the next comparison.
 */
async function writeMigration(name: string): Promise<void> {
  const dir = migrationsDir();
  const schema = await readFile("prisma/schema.prisma", "utf8");
  const sql = await diffSchemas(await readSchemaSnapshot(dir), schema);
  const timestamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(dir, `${timestamp}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "schema.prisma"), schema);
  await writeFile(path.join(folder, "migration.sql"), sql + compatibilityOf(path.basename(folder)));
  await writeFile(path.join(dir, "migration_lock.toml"), LOCK_FILE);
  console.log(
    sql === ""
      ? `prisma/schema.prisma has not changed: write the SQL of ${path.relative("", folder)} by hand.`
      : `Written: ${path.relative("", folder)}. Read the SQL before you commit it.`,
  );
}

/** Returns the SQL that records the oldest migration whose code still works with the schema after `migration`. */
function compatibilityOf(migration: string): string {
  return `
-- The oldest migration whose code still works with the schema after this one (CONTRIBUTING.md, "Changing the schema").
-- With its own name here, no earlier code does.
INSERT INTO "schema_compatibility" ("migration", "compatible_since")
VALUES ('${migration}', '${migration}');
`;
}

/** The content of migration_lock.toml, which Prisma's own tools require beside the migrations. */
const LOCK_FILE = `# Written by npm run migration; kept under version control.\nprovider = "postgresql"\n`;

const name = process.argv[2] ?? "";
if (/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
  await writeMigration(name);
} else {
  console.error("Name the migration in snake_case, such as: npm run migration -- add_item_notes");
  process.exitCode = 1;
}

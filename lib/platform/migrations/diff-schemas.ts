import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import type { DiffTarget } from "@prisma/schema-engine-wasm/schema_engine_bg";
import { createSchemaEngine } from "./schema-engine";

/**
 * Returns the SQL that changes a database of the schema `from` into one of the schema `to`, both the text of a Prisma
 * schema file. Without `from` it creates `to`. Empty when they are equal. Needs no database.
 */
export async function diffSchemas(from: string | undefined, to: string): Promise<string> {
  const engine = await createSchemaEngine(schemaFilesOnly);
  try {
    const { stdout } = await engine.diff({
      from: from === undefined ? { tag: "empty" } : datamodel(from),
      to: datamodel(to),
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    const script = stdout?.trim() ?? "";
    return script === EMPTY_DIFF ? "" : `${script}\n`;
  } finally {
    engine.free();
  }
}

const EMPTY_DIFF = "-- This is an empty migration.";

function datamodel(content: string): DiffTarget {
  return { tag: "schemaDatamodel", files: [{ path: "schema.prisma", content }] };
}

/**
 * Prisma's schema engine queries a server even when it compares only files. This adapter answers that query
 * (the schema exists; version as text and as a number) and refuses everything else.
 */
const schemaFilesOnly: SqlMigrationAwareDriverAdapterFactory = {
  provider: "postgres",
  adapterName: "schema-files-only",
  connect: () => Promise.resolve(greetingOnly),
  connectToShadowDb: () => refuse(),
};

const greetingOnly: SqlDriverAdapter = {
  provider: "postgres",
  adapterName: "schema-files-only",
  getConnectionInfo: () => ({ schemaName: "public", supportsRelationJoins: true }),
  queryRaw: () =>
    Promise.resolve({
      columnNames: ["exists", "version", "numeric_version"],
      columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
      rows: [[true, "PostgreSQL 14.0", 140000]],
    }),
  executeRaw: () => refuse(),
  executeScript: () => refuse(),
  startTransaction: () => refuse(),
  dispose: () => Promise.resolve(),
};

function refuse(): Promise<never> {
  return Promise.reject(new Error("Comparing schema files must not touch a database"));
}

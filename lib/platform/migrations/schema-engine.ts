import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { __wbg_set_wasm, SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";

let loading: Promise<void> | undefined;

/**
 * Creates Prisma's schema engine with the given adapter. It is the WebAssembly build, because `npm ci` does not
 * install the native one. Creating it takes some 50 ms, so it is created only when needed.
 */
export async function createSchemaEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<SchemaEngine> {
  loading ??= loadWasm();
  await loading;
  return SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
}

/** Loads the WebAssembly file of Prisma's schema engine. The package expects a bundler to load it. */
async function loadWasm(): Promise<void> {
  const bindings = createRequire(import.meta.url).resolve(
    "@prisma/schema-engine-wasm/schema_engine_bg",
  );
  const bytes = await readFile(path.join(path.dirname(bindings), "schema_engine_bg.wasm"));
  const imports: WebAssembly.ModuleImports =
    await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": unrefTimers(imports),
  });
  __wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start !== "function")
    throw new Error("The schema engine's wasm has no start function");
  Reflect.apply(start, undefined, []);
}

/**
 * Replaces the timer function of Prisma's schema engine. The engine starts a timer of ten seconds
 * and never clears it, which would keep a finished process alive.
 */
function unrefTimers(imports: WebAssembly.ModuleImports): WebAssembly.ModuleImports {
  const startTimer = (callback: () => void, ms: number) => setTimeout(callback, ms).unref();
  return Object.fromEntries(
    Object.entries(imports).map(([name, value]) =>
      name.startsWith("__wbg_setTimeout") ? [name, startTimer] : [name, value],
    ),
  );
}

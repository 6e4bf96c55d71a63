import { readdirSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";

/**
 * Bundles each entry point for Node: our own code in one file, packages as external imports, `@/` resolved by
 * tsconfig.json.
 * @param {import("esbuild").BuildOptions} options the entry points and the output
 */
export async function bundle(options) {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: projectRoot,
    bundle: true,
    packages: "external",
    // The package `server-only` throws on import unless Next bundles it.
    alias: { "server-only": "./node_modules/server-only/empty.js" },
    platform: "node",
    format: "esm",
    target: "node20.19",
    sourcemap: true,
    jsx: "automatic",
    logLevel: "warning",
    ...options,
  });
}

/**
 * Bundles `scripts/*.ts` into `<outdir>/<name>.mjs`.
 * @param {{ names?: string[], outdir?: string }} [options] names: only these, without the file extension
 */
export async function bundleScripts({ names = listScripts(), outdir = "dist" } = {}) {
  await bundle({
    entryPoints: names.map((name) => `scripts/${name}.ts`),
    outdir,
    outExtension: { ".js": ".mjs" },
  });
}

/**
 * Bundles one script from the current sources, separately from the last build, and runs it in this
 * process.
 * @param {string} name
 */
export async function runScript(name) {
  await bundleScripts({ names: [name], outdir: "dist/now" });
  await import(new URL(`../../dist/now/${name}.mjs`, import.meta.url).href);
}

function listScripts() {
  return readdirSync(path.join(projectRoot, "scripts"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => path.basename(file, ".ts"));
}

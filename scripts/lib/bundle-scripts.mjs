import { readdirSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";

/**
 * Bundles `scripts/*.ts` (or only the named ones) into `dist/<name>.mjs`: our own code in one file,
 * packages left where they are, `@/` resolved by tsconfig.json.
 * @param {{ names?: string[] }} [options]
 */
export async function bundleScripts({ names = scriptNames() } = {}) {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: projectRoot,
    entryPoints: names.map((name) => `scripts/${name}.ts`),
    outdir: "dist",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20.19",
    sourcemap: true,
    jsx: "automatic",
    logLevel: "warning",
  });
}

/** The names of all scripts that are written in TypeScript, without their ending. */
function scriptNames() {
  return readdirSync(path.join(projectRoot, "scripts"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => path.basename(file, ".ts"));
}

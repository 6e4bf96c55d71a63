import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";

/**
 * The file with the HTTP methods of each API route. The server reads it
 * (lib/platform/http-server/api-methods.ts).
 */
const FILE = "dist/api-methods.json";

/**
 * Writes a file with the methods that each route below app/api exports, by its pattern. Next knows
 * them only after it has loaded a route, and responds with 405 without an `Allow` header.
 */
export async function listApiMethods() {
  const { build } = await import("esbuild");
  const folder = path.join(projectRoot, "app/api");
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => path.basename(file) === "route.ts",
  );
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: files.map((file) => path.posix.join("app/api", file.split(path.sep).join("/"))),
    outdir: "dist",
    bundle: false,
    write: false,
    metafile: true,
    format: "esm",
    logLevel: "warning",
  });
  const routes = Object.values(metafile.outputs).map(({ entryPoint = "", exports }) => ({
    pattern: path.posix.dirname(entryPoint).replace(/^app/, ""),
    methods: exports.filter((name) => /^[A-Z]+$/.test(name)),
  }));
  await mkdir(path.join(projectRoot, "dist"), { recursive: true });
  await writeFile(path.join(projectRoot, FILE), `${JSON.stringify(routes, null, 2)}\n`);
}

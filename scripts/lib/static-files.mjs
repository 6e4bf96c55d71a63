import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { projectRoot } from "./project-root.mjs";

const compress = promisify(brotliCompress);

/** Files with fewer characters fit into one packet without compression. */
const LEAST_LENGTH = 1_024;

/**
 * Makes Chromium compile all functions of a script while it arrives, beside the main thread, instead of each at its
 * first call: https://v8.dev/blog/explicit-compile-hints. It must be the first line.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Finishes the scripts and style sheets of a new build: puts the compile hint before each script, and writes the
 * compressed form (`.br`) of each file beside it.
 */
export async function finishStaticFiles() {
  const folder = path.join(projectRoot, ".next/static");
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => finishFile(path.join(folder, file))),
  );
}

/** @param {string} file */
async function finishFile(file) {
  const content = await readFile(file, "utf8");
  const isScript = file.endsWith(".js");
  const finished = isScript ? COMPILE_HINT + content : content;
  if (isScript) await writeFile(file, finished);
  if (finished.length >= LEAST_LENGTH) await writeFile(`${file}.br`, await compress(finished));
}

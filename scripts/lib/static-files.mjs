import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { projectRoot } from "./project-root.mjs";

const compress = promisify(brotliCompress);

/** Files below this size fit into one packet without compression. */
const LEAST_BYTES = 1_024;

/** Writes the compressed form (`.br`) of each script and style sheet of the build beside it. */
export async function compressBuild() {
  const folder = path.join(projectRoot, ".next/static");
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => /\.(js|css)$/.test(file))
      .map(async (file) => {
        const content = await readFile(path.join(folder, file));
        if (content.length < LEAST_BYTES) return;
        await writeFile(path.join(folder, `${file}.br`), await compress(content));
      }),
  );
}

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";

/**
 * Returns one hash of the names and contents of files and folders below the project. Missing files
 * change the hash too; generated code is left out.
 * @param {string[]} places
 */
export function fingerprint(places) {
  const hash = createHash("sha256");
  for (const file of places.flatMap(listFiles)) {
    const content = readFileSync(path.join(projectRoot, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function listFiles(place) {
  const found = statSync(path.join(projectRoot, place), { throwIfNoEntry: false });
  if (!found || place === "lib/server/generated") return [];
  if (found.isFile()) return [place];
  return readdirSync(path.join(projectRoot, place))
    .sort()
    .flatMap((name) => listFiles(path.posix.join(place, name)));
}

/**
 * Returns whether the stamp `name` in dist/ has this fingerprint of the sources.
 * @param {string} name
 * @param {string} print
 */
export function hasStamp(name, print) {
  try {
    return readFileSync(stampFile(name), "utf8") === print;
  } catch {
    return false;
  }
}

/**
 * Runs `work`, then writes the fingerprint `print` of its inputs to its stamp file. The stamp file is deleted
 * first, so that interrupted work is repeated.
 * @param {string} name
 * @param {string} print
 * @param {() => Promise<void>} work
 */
export async function workAndStamp(name, print, work) {
  rmSync(stampFile(name), { force: true });
  await work();
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}

/** @param {string} name */
function stampFile(name) {
  return path.join(projectRoot, "dist", `${name}.stamp`);
}

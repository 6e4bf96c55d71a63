import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";
import { showProgress } from "./show-progress.mjs";

/**
 * Installs the packages of package-lock.json unless exactly these are installed. A first start omits the packages that
 * only checks and tests need (`devDependencies`), half of all packages. The first check adds them.
 * @param {{ isForStart?: boolean }} [options] isForStart: without the packages of checks and tests
 */
export async function ensureDependencies({ isForStart = false } = {}) {
  if (areInstalled({ isForStart })) return;
  const isFirst = !existsSync(path.join(projectRoot, "node_modules"));
  const isForCheck = !isForStart && areInstalled({ isForStart: true });
  await showProgress("Installing the packages. This takes a minute or two.", () =>
    runCommand("npm", [
      // "ci" deletes all packages first, also those of a server that runs.
      ...(isForCheck ? ["install", "--no-save"] : ["ci"]),
      // With NODE_ENV=production npm would omit them.
      isForStart && isFirst ? "--omit=dev" : "--include=dev",
      "--no-audit",
      "--no-fund",
    ]),
  );
}

/**
 * Returns whether exactly the locked packages are installed. npm writes
 * node_modules/.package-lock.json at the end of an install. After an interrupted install it is
 * missing, and after an older one it differs.
 * @param {{ isForStart: boolean }} options
 */
function areInstalled({ isForStart }) {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, optional, extraneous, dev }]) => {
    const found = installed[place];
    // In package-lock.json the entry without a path is the project itself. Optional packages may be for other
    // platforms. npm lists extraneous packages but never installs them.
    return (
      place === "" ||
      extraneous ||
      (dev && isForStart) ||
      (found ? found.version === version : optional)
    );
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, extraneous?: boolean, dev?: boolean }> | undefined}
 */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, lockFile), "utf8")).packages;
  } catch {
    return undefined;
  }
}

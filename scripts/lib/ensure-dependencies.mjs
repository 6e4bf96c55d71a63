import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";
import { showProgress } from "./show-progress.mjs";

/** Installs the packages of package-lock.json unless exactly these are installed. */
export async function ensureDependencies() {
  if (areInstalled()) return;
  await showProgress("Installing the packages. This takes a minute or two.", () =>
    // With NODE_ENV=production npm would omit the packages that the build needs.
    runCommand("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]),
  );
}

/**
 * Returns whether exactly the locked packages are installed. npm writes
 * node_modules/.package-lock.json at the end of an install. After an interrupted install it is
 * missing, and after an older one it differs.
 */
function areInstalled() {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, optional, extraneous }]) => {
    const found = installed[place];
    // In package-lock.json the entry without a path is the project itself. Optional packages may be for other
    // platforms. npm lists extraneous packages but never installs them.
    return place === "" || extraneous || (found ? found.version === version : optional);
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, extraneous?: boolean }> | undefined}
 */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, lockFile), "utf8")).packages;
  } catch {
    return undefined;
  }
}

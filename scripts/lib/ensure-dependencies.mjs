import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";

/** Installs the packages of package-lock.json unless exactly those are there. */
export async function ensureDependencies() {
  if (areInstalled()) return;
  console.log("Installing the packages. This takes a minute or two.");
  // With NODE_ENV=production npm would leave out what the build needs.
  await runCommand("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
}

/**
 * npm writes node_modules/.package-lock.json at the very end of an install, so an interrupted one has
 * none; an older one differs.
 */
function areInstalled() {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, optional, extraneous }]) => {
    const found = installed[place];
    // The entry without a place is the project itself. Optional packages may be for other platforms.
    // Extraneous ones are named by npm and never installed.
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

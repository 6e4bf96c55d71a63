import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { projectRoot } from "./project-root.mjs";

/**
 * Takes the settings of the file, where there is one. What the shell has set wins; what is there but
 * empty, as in .env.example, is not set.
 * @param {string} [file]
 */
export function readSettings(file = path.join(projectRoot, ".env")) {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) {
    if (value !== "") process.env[name] ??= value;
  }
}

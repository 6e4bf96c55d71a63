import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { projectRoot } from "./project-root.mjs";

/**
 * Reads the settings of a file, by default .env, into the environment, if the file exists. Variables of the
 * shell take precedence. Empty values, as in .env.example, are ignored.
 * @param {string} [file]
 */
export function readSettings(file = path.join(projectRoot, ".env")) {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) {
    if (value !== "") process.env[name] ??= value;
  }
}

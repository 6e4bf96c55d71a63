import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json, wherever the command was called from. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json. It does not depend on the current folder. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

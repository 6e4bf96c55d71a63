import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { makeDataDir } from "./temporary-cluster";

const run = promisify(execFile);

/**
 * Returns a new data folder in which the app has run before: with its database, the demo household and its secrets.
 * It is a copy of the folder that `built-app.ts` has filled, because creating these takes five seconds of processor
 * time. In runs without `built-app.ts`, such as browser tests, the new folder is empty.
 */
export async function makeUsedDataDir(): Promise<string> {
  const dir = await makeDataDir();
  const { USED_DATA_DIR } = process.env;
  // The copy keeps the owner of PostgreSQL's files, which `fs.cp` does not.
  if (USED_DATA_DIR) await run("cp", ["-a", `${USED_DATA_DIR}/.`, dir]);
  return dir;
}

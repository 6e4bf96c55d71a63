import { constants } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@/lib/server/start-error";
import { failure, ok, type Verdict } from "./finding";
import { judgeDataDir } from "./judge-data-dir";

const SECRETS = ["session-secret", "mailbox-secret", "database/password"];
const OTHERS = 0o077;

/**
 * Examines the data folder without changing it. A missing folder is no fault if the first start can create it.
 * @param dir absolute path.
 */
export async function examineDataDir(dir: string): Promise<Verdict[]> {
  try {
    const { bavail, bsize } = await statfs(dir);
    const openSecrets: string[] = [];
    for (const name of SECRETS) {
      const file = path.join(dir, name);
      const mode = await stat(file).then(
        (found) => found.mode,
        () => 0,
      );
      if (mode & OTHERS) openSecrets.push(file);
    }
    return judgeDataDir({
      dir,
      isWritable: await isWritable(dir),
      freeBytes: bavail * bsize,
      openSecrets,
    });
  } catch (error) {
    if (errorCode(error) !== "ENOENT") {
      return [failure(`${dir} cannot be read (${errorCode(error)})`, OWNER_ADVICE)];
    }
    return [await judgeMissing(dir)];
  }
}

const OWNER_ADVICE =
  "Run the doctor as the user that runs the server, and make that user the owner.";

async function judgeMissing(dir: string): Promise<Verdict> {
  let above = path.dirname(dir);
  while (!(await exists(above))) above = path.dirname(above);
  if (await isWritable(above)) return ok(`the first start makes ${dir}`);
  return failure(
    `${dir} does not exist, and this user cannot make it`,
    `Make it and give it to the user that runs the server, or choose another folder with DATA_DIR.`,
  );
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Returns whether this process may write in the folder. Returns false on a file system that is mounted read-only.
 */
const isWritable = (dir: string) =>
  access(dir, constants.W_OK).then(
    () => true,
    () => false,
  );

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { isProcessAlive } from "@/lib/platform/embedded/pid-file";
import { errorCode, StartError } from "@/lib/server/start-error";

interface Target {
  /** Absolute path. */
  file: string;
  /** Whether the backup may overwrite an existing file. */
  isOverwriting: boolean;
}

/**
 * Calls `write` with the path of a draft file, and renames the file once it is complete. An aborted draft is
 * deleted.
 * @returns the size of the file in bytes.
 * @throws {StartError} when the file exists already, or cannot be written.
 */
export async function writeWhole(
  target: Target,
  write: (draft: string) => Promise<void>,
): Promise<number> {
  const { file } = target;
  refuseExisting(target);
  await removeAbandonedDrafts(file);
  const draft = `${file}${DRAFT}${process.pid}-${randomUUID()}`;
  try {
    await write(draft);
    const { size } = await stat(draft);
    refuseExisting(target);
    await rename(draft, file);
    return size;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const code = errorCode(error);
    if (code === undefined || !UNWRITABLE.test(code)) throw error;
    throw new StartError(`${file} cannot be written (${code}).`, { cause: error });
  }
}

const DRAFT = ".draft-";
const UNWRITABLE = /^(EACCES|EDQUOT|EFBIG|EIO|EISDIR|ENOENT|ENOSPC|ENOTDIR|ENOTEMPTY|EPERM|EROFS)$/;

function refuseExisting({ file, isOverwriting }: Target): void {
  if (isOverwriting || !existsSync(file)) return;
  throw new StartError(`${file} is there already. Choose another name, or add --force.`);
}

/** Deletes the draft files that killed backup processes have left beside the file. */
async function removeAbandonedDrafts(file: string): Promise<void> {
  const folder = path.dirname(file);
  const start = path.basename(file) + DRAFT;
  const names = await readdir(folder).catch(() => []);
  const isAbandoned = (name: string) =>
    name.startsWith(start) && !isProcessAlive(Number.parseInt(name.slice(start.length), 10));
  await Promise.all(names.filter(isAbandoned).map((name) => rm(path.join(folder, name))));
}

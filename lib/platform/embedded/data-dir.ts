import { randomBytes, randomUUID } from "node:crypto";
import { chmod, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCode, StartError } from "@/lib/server/start-error";

/**
 * Creates the data folder and returns its absolute path. The database's own user must be able to reach
 * folders inside it, so other users may enter the folder, but not list its files.
 * @throws {StartError} when it cannot be created.
 */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const absolute = path.resolve(dataDir);
  try {
    const made = await mkdir(absolute, { recursive: true });
    if (made !== undefined) await chmod(absolute, 0o711);
  } catch (error) {
    throw new StartError(
      `The data folder ${absolute} cannot be made (${errorCode(error) ?? "unknown"}). Choose another one with DATA_DIR.`,
    );
  }
  return absolute;
}

/**
 * Returns the session secret of an installation whose settings have none: created once, readable by its owner only.
 * @param dataDir absolute path of the data folder.
 */
export function readSessionSecret(dataDir: string): Promise<string> {
  return keepOnce(path.join(dataDir, "session-secret"), () =>
    randomBytes(36).toString("base64url"),
  );
}

/**
 * Returns the text of `file`. If the file is missing, it is created with the result of `make` and mode 600.
 * If two processes create it at the same time, both return the text of the file that was created first.
 */
export async function keepOnce(file: string, make: () => string): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept !== undefined) return kept;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, make(), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, "utf8");
}

import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { PRODUCT } from "@/lib/core/product";
import { errorCode, StartError } from "@/lib/server/start-error";
import { MAX_ENTRY_BYTES } from "./backup-format";

/** One file of a backup archive. Its name is never used as a path on disk. */
export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/**
 * Yields the files of a gzipped tar in order.
 * @throws {StartError} when the file does not exist or cannot be read to its end.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry, void> {
  const archive = extract();
  const fed = pipeline(createReadStream(file), createGunzip(), archive);
  // The loop over the archive's entries below throws the same error, so it is ignored here.
  fed.catch(() => undefined);
  try {
    for await (const entry of archive) {
      const { name, type, size } = entry.header;
      if (type !== "file" || size > MAX_ENTRY_BYTES) throw damaged(file, `at ${name.slice(0, 80)}`);
      yield { name, bytes: await buffer(entry) };
    }
    await fed;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = errorCode(error);
    if (code === "ENOENT") throw new StartError(`There is no file ${file}.`);
    throw damaged(file, code ?? (error instanceof Error ? error.message : String(error)), error);
  }
}

/** Returns the error for a backup that is damaged or incomplete. */
export function damaged(file: string, where: string, cause?: unknown): StartError {
  return new StartError(
    `${file} is damaged, not complete, or no backup of ${PRODUCT} (${where}). Nothing was restored.`,
    { cause },
  );
}

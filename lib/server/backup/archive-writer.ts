import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack, type Pack } from "tar-stream";

/** Adds one file to an archive; it comes back when there is room for the next one. */
export type AddEntry = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Writes a gzipped tar, readable by its owner only, of what `fill` adds.
 * @throws what `fill` throws, or the signal's reason; the half file stays for the caller to remove.
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const archive = pack();
  const written = pipeline(
    archive,
    createGzip(),
    createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }),
    { signal },
  );
  const filled = fillArchive(archive, fill);
  // Both must have come to their end before anybody removes the file.
  const [filling, writing] = await Promise.allSettled([filled, written]);
  signal?.throwIfAborted();
  // A file that cannot be written breaks off the filling too, and a filling that fails the writing: the
  // writing knows the cause of both.
  if (writing.status === "rejected") throw writing.reason;
  if (filling.status === "rejected") throw filling.reason;
}

async function fillArchive(archive: Pack, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const mtime = new Date();
  try {
    await fill(
      (name, bytes) =>
        new Promise((resolve, reject) => {
          archive.entry({ name, mode: 0o600, mtime, size: bytes.byteLength }, bytes, (error) =>
            error ? reject(error) : resolve(),
          );
        }),
    );
    archive.finalize();
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { now } from "@/lib/core/clock";

/** Adds one file to an archive. Resolves when the next one can be added. */
export type AddEntry = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Writes the files that `fill` adds as a gzipped tar that only its owner can read.
 * @param signal aborts at the next file.
 * @throws what `fill` throws, or the signal's reason. The caller removes the incomplete file.
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const archive = pack();
  const written = pipeline(
    archive,
    createGzip(),
    createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }),
  );
  const filled = fillArchive(archive, (add) =>
    fill((name, bytes) => {
      signal?.throwIfAborted();
      return add(name, bytes);
    }),
  );
  // Waits until the file is written and the archive is filled, even after one of them failed. The caller may
  // then remove the file.
  const [writing, filling] = await Promise.allSettled([written, filled]);
  // A failure of `written` also makes `filled` fail, and a failure of `filled` makes `written` fail. In both
  // cases the error of `written` names the cause.
  if (writing.status === "rejected") throw writing.reason;
  if (filling.status === "rejected") throw filling.reason;
}

async function fillArchive(archive: Pack, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const mtime = now();
  const add: AddEntry = (name, bytes) =>
    new Promise((resolve, reject) => {
      archive.entry({ name, mode: 0o600, mtime, size: bytes.byteLength }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  try {
    await fill(add);
    archive.finalize();
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

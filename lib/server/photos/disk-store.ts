import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import type { PhotoStore } from "./photo-store";

const NAME = /^[\w-]{10,80}$/;

/** Photos as files under `DATA_DIR`, spread over folders by the first letters of their names. */
export const diskStore: PhotoStore = {
  async put(name, bytes) {
    const file = pathOf(name);
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // The photo is written to a temporary file, which is then renamed. A crash therefore leaves no partial
      // photo under its name.
      await writeFile(draftOf(file), bytes, { mode: 0o600, flush: true });
      await rename(draftOf(file), file);
    } catch (cause) {
      throw new AppError("unavailable", "The photo cannot be stored right now.", { cause });
    }
  },

  async get(name) {
    try {
      return new Uint8Array(await readFile(pathOf(name)));
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw error;
    }
  },

  async remove(names) {
    const files = names.map(pathOf).flatMap((file) => [file, draftOf(file)]);
    await Promise.all(files.map((file) => rm(file, { force: true })));
  },
};

function pathOf(name: string): string {
  if (!NAME.test(name)) throw new Error("not a name of this store");
  return path.join(env().DATA_DIR, "photos", name.slice(0, 2), `${name}.webp`);
}

function draftOf(file: string): string {
  return `${file}.draft`;
}

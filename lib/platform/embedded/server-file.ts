import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const serverFile = z.object({ pid: z.number(), address: z.string() });

/** Describes the server that runs on a data folder. The error of a second start names its address and process. */
export type RunningServer = z.output<typeof serverFile>;

/** Records that this process serves from `dataDir`. */
export async function writeServerFile(dataDir: string, server: RunningServer): Promise<void> {
  await writeFile(fileIn(dataDir), `${JSON.stringify(server)}\n`);
}

/** Returns the record of the server of `dataDir`, or undefined when it cannot be read. */
export async function readServerFile(dataDir: string): Promise<RunningServer | undefined> {
  try {
    return serverFile.parse(JSON.parse(await readFile(fileIn(dataDir), "utf8")));
  } catch {
    return undefined;
  }
}

/** Deletes the file that describes the running server of `dataDir`. */
export async function removeServerFile(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, "server.json");
}

import { PRODUCT } from "@/lib/core/product";
import type { EmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { readServerFile } from "@/lib/platform/embedded/server-file";
import { StartError } from "@/lib/server/start-error";

/**
 * Claims the data folder for this process: no server can use its database meanwhile.
 * @throws {StartError} when a server is using it.
 */
export async function claimDataDir(database: EmbeddedDatabase, dataDir: string): Promise<void> {
  if (await database.claimServer()) return;
  const server = await readServerFile(dataDir);
  const where = server ? ` at ${server.address} (process ${server.pid})` : "";
  throw new StartError(
    `${PRODUCT} is already running from ${dataDir}${where}. Stop it first, or start with another DATA_DIR.`,
  );
}

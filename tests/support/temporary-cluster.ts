import { chmod, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareDataDir } from "@/lib/platform/embedded/data-dir";
import { openEmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { clearAwayWhenAbandoned } from "./clear-away";

/** A new data folder that the database's own user may pass through. */
export async function makeDataDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "larder-test-"));
  await chmod(dir, 0o711);
  return prepareDataDir(dir);
}

/** Made for speed: whatever happens to it, it is thrown away. */
const careless = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/**
 * Starts a cluster of its own for a test run. It ends with `stop`, and also when this process ends in
 * any other way, killed included.
 */
export async function startTemporaryCluster() {
  const dataDir = await makeDataDir();
  const database = await openEmbeddedDatabase({
    dataDir,
    log: () => undefined,
    settings: careless,
  });
  const pidFile = path.join(dataDir, "database/cluster/postmaster.pid");
  const [pid] = (await readFile(pidFile, "utf8")).split("\n");
  const guard = clearAwayWhenAbandoned({ pid: Number(pid), pidFile, dir: dataDir });
  return {
    url: database.url,
    /** Removed with the cluster. */
    dataDir,
    stop: async () => {
      await database.stop();
      await guard.finish();
    },
  };
}

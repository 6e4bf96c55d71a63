import { chmod, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareDataDir } from "@/lib/platform/embedded/data-dir";
import { openEmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { clearAwayWhenAbandoned } from "./clear-away";

/** Creates a data folder that the system user of the database may enter. */
export async function makeDataDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "larder-test-"));
  await chmod(dir, 0o711);
  return prepareDataDir(dir);
}

/** Disables durability for speed, because the cluster is deleted after the run. */
const withoutDurability = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/**
 * Starts a separate cluster for a test run. It ends with `stop`, or when this process exits or is killed.
 */
export async function startTemporaryCluster() {
  const dataDir = await makeDataDir();
  const database = await openEmbeddedDatabase({
    dataDir,
    log: () => undefined,
    settings: withoutDurability,
  });
  const pidFile = path.join(dataDir, "database/cluster/postmaster.pid");
  const [pid] = (await readFile(pidFile, "utf8")).split("\n");
  const guard = clearAwayWhenAbandoned({ pid: Number(pid), pidFile, dir: dataDir });
  return {
    url: database.url,
    /** The data folder of the cluster. It is deleted together with the cluster. */
    dataDir,
    stop: async () => {
      await database.stop();
      await guard.finish();
    },
  };
}

import { spawn } from "node:child_process";
import { chmod, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareDataDir } from "@/lib/server/embedded/data-dir";
import { openEmbeddedDatabase } from "@/lib/server/embedded/open-database";

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
  const guard = await guardCluster(dataDir);
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

/** A process that waits for the end of this one, which closes its input, and then clears away. */
async function guardCluster(dataDir: string) {
  const pidFile = path.join(dataDir, "database/cluster/postmaster.pid");
  const [pid = ""] = (await readFile(pidFile, "utf8")).split("\n");
  const script = `
    trap '' INT TERM HUP
    cat >/dev/null
    kill -INT "$1" 2>/dev/null
    for second in 1 2 3 4 5; do [ -e "$2" ] && sleep 1; done
    rm -rf "$3"`;
  const guard = spawn("/bin/sh", ["-c", script, "guard", pid, pidFile, dataDir], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.unref();
  return {
    finish: () =>
      new Promise<void>((resolve) => {
        guard.once("exit", () => resolve());
        guard.stdin.end();
      }),
  };
}

import path from "node:path";
import { openEmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { ensureBuild } from "../../scripts/lib/build-app.mjs";
import { clearAwayWhenAbandoned } from "./clear-away";
import { startApp } from "./start-app";

/**
 * Runs once before the browser tests: the built app with the demo household, on a port and a data
 * folder of its own. The workers find its address in the environment, and its database too, for what no
 * screen can arrange.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureBuild();
  const app = await startApp({ env: { DEMO: "on", AVATARS: "off" } });
  const pidFile = path.join(app.dataDir, "database/cluster/postmaster.pid");
  clearAwayWhenAbandoned({ pid: app.process.pid ?? 0, pidFile, dir: app.dataDir });
  process.env.APP_URL = app.url;
  process.env.APP_DATA_DIR = app.dataDir;
  const database = await openEmbeddedDatabase({ dataDir: app.dataDir, log: () => undefined });
  process.env.DATABASE_URL = database.url;
  return async () => {
    await database.stop();
    await app.stop();
  };
}

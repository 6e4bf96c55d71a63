import path from "node:path";
import { openEmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { ensureBuild } from "../../scripts/lib/build-app.mjs";
import { clearAwayWhenAbandoned } from "./clear-away";
import { startApp } from "./start-app";

/**
 * Runs once before the browser tests. Starts the built app with the demo household on a free port and a new data
 * folder. Sets environment variables from which the workers read the app's URL, and its database URL for data that no
 * screen can create. With `isBackground` the app gets only the processor time that other programs leave.
 */
export default async function setUp({ isBackground = false } = {}): Promise<() => Promise<void>> {
  await ensureBuild();
  const app = await startApp({ env: { DEMO: "on", AVATARS: "off" }, isBackground });
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

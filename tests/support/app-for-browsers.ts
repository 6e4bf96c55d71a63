import { ensureBuild } from "../../scripts/lib/build-app.mjs";
import { startApp } from "./start-app";

/**
 * Runs once before the browser tests: the built app with the demo household, on a port and a data
 * folder of its own. The workers find its address in the environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureBuild();
  const app = await startApp({ env: { DEMO: "on", AVATARS: "off" } });
  process.env.APP_URL = app.url;
  process.env.APP_DATA_DIR = app.dataDir;
  return () => app.stop();
}

import { rm } from "node:fs/promises";
import { ensureBuild } from "../../scripts/lib/build-app.mjs";
import { startApp } from "./start-app";
import { makeDataDir } from "./temporary-cluster";

/**
 * Builds the app once before the tests that start servers, and runs it once in the data folder that
 * `makeUsedDataDir` copies.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureBuild();
  const dataDir = await makeDataDir();
  const app = await startApp({ dataDir, env: { DEMO: "on" } });
  await app.stop();
  process.env.USED_DATA_DIR = dataDir;
  return () => rm(dataDir, { recursive: true });
}

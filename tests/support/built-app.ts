import { ensureBuild } from "../../scripts/lib/build-app.mjs";

/** Runs once before the tests that start whole servers. */
export default async function setUp(): Promise<void> {
  await ensureBuild();
}

import { ensureBuild } from "../../scripts/lib/build-app.mjs";

/** Builds the app once before the tests that start servers. */
export default async function setUp(): Promise<void> {
  await ensureBuild();
}

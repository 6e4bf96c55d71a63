import { rm } from "node:fs/promises";
import { expect, it } from "vitest";
import { memoryOf } from "@/tests/support/memory-of";
import { startApp } from "@/tests/support/start-app";
import { makeDataDir } from "@/tests/support/temporary-cluster";

it.runIf(process.platform === "linux")(
  "an idle server uses less than 220 MB of memory",
  async () => {
    const dataDir = await makeDataDir();
    const options = { dataDir, env: { DEMO: "on", AVATARS: "off" } };
    try {
      // Creates the database and the demo household, which is not part of an ordinary start.
      await (await startApp(options)).stop();
      const app = await startApp(options);
      try {
        expect((await fetch(`${app.url}/login`)).status).toBe(200);
        expect(await memoryOf(app)).toBeLessThan(220);
      } finally {
        await app.stop();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

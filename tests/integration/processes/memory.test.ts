import { expect, it } from "vitest";
import { memoryOf } from "@/tests/support/memory-of";
import { startApp } from "@/tests/support/start-app";

it.runIf(process.platform === "linux")(
  "an idle server uses less than 220 MB of memory",
  async () => {
    // The data folder already has a database and the demo household, so the server creates neither.
    const app = await startApp({ env: { DEMO: "on", AVATARS: "off" } });
    try {
      expect((await fetch(`${app.url}/login`)).status).toBe(200);
      expect(await memoryOf(app)).toBeLessThan(220);
    } finally {
      await app.stop();
    }
  },
);

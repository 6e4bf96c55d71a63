import { rm } from "node:fs/promises";
import { test } from "@playwright/test";
import { ApiClient } from "@/tests/support/api-client";
import { memoryOf } from "@/tests/support/memory-of";
import { type RunningApp, startApp } from "@/tests/support/start-app";
import { makeDataDir } from "@/tests/support/temporary-cluster";
import { median, record } from "./record";
import { timeOf } from "./two-servers";

const STARTS = 3;
const REQUESTS = 300;

test("Duration of a start and memory of the server", async () => {
  const dataDir = await makeDataDir();
  const options = { dataDir, env: { DEMO: "on", AVATARS: "off" } };
  try {
    // The first start creates the database, so it is not measured. Later starts find the database.
    await (await startApp(options)).stop();
    const times: number[] = [];
    for (let turn = 0; turn < STARTS; turn += 1) {
      const start: { app?: RunningApp } = {};
      times.push(
        await timeOf(async () => {
          start.app = await startApp(options);
          const answer = await fetch(`${start.app.url}/login`);
          if (!answer.ok) throw new Error(`The first answer was ${answer.status}`);
        }),
      );
      if (turn === STARTS - 1 && start.app) await recordMemory(start.app);
      await start.app?.stop();
    }
    record("from starting to the first page", `${median(times).toFixed(0)} ms (at most 1,500)`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function recordMemory(app: RunningApp): Promise<void> {
  record("memory at rest", `${await memoryOf(app)} MB (at most 220)`);
  const person = new ApiClient(app.url);
  await person.call("POST", "/api/login", { username: "demo", password: "demo1234" });
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    await Promise.all([
      person.call("GET", "/api/items"),
      fetch(`${app.url}/items`, { headers: { cookie: person.session } }),
    ]);
  }
  record(`memory after ${REQUESTS} lists and pages`, `${await memoryOf(app)} MB (at most 450)`);
}

import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AnthropicStub, hangs, startAnthropicStub } from "@/tests/support/anthropic-stub";
import { ApiClient } from "@/tests/support/api-client";
import { type RunningApp, startApp, turnOff } from "@/tests/support/start-app";
import { makeUsedDataDir } from "@/tests/support/used-data-dir";

let dataDir: string;
let stub: AnthropicStub;
let running: RunningApp[];

beforeEach(async () => {
  dataDir = await makeUsedDataDir();
  stub = await startAnthropicStub();
  stub.reply(hangs);
  running = [];
});

afterEach(async () => {
  for (const app of running) await app.stop();
  await stub.stop();
  await turnOff(dataDir);
  await rm(dataDir, { recursive: true });
});

interface Row {
  id: number;
}

interface List extends Row {
  status: string;
  items: { quantity: number; aiRationale: string | null }[];
}

async function start(env: Record<string, string>): Promise<RunningApp> {
  const app = await startApp({ dataDir, env: { DEMO: "off", ...env } });
  running.push(app);
  return app;
}

/** Creates a household with one item and completes a check that finds too little of it. Returns the list's id. */
async function completeCheck(person: ApiClient): Promise<number> {
  await person.call("POST", "/api/register", {
    username: "cellar-master",
    email: "cellar@example.com",
    password: "six feet under",
    privacyConsent: true,
    termsConsent: true,
  });
  const location = await person.call<Row>("POST", "/api/locations", { name: "Cellar" });
  const item = await person.call<Row>("POST", "/api/items", {
    name: "Cider",
    locationId: location.id,
    desiredStock: 4,
    unit: "bottle",
  });
  const check = await person.call<Row>("POST", "/api/inventory-updates");
  await person.call("POST", "/api/inventory-items", {
    updateId: check.id,
    itemId: item.id,
    newStock: 1,
    partialAmount: 0.5,
  });
  const { shoppingListId } = await person.call<{ shoppingListId: number }>(
    "PUT",
    `/api/inventory-updates/${check.id}/complete`,
  );
  return shoppingListId;
}

test("a shopping list that is generating when the server is killed becomes ready after the next start", async () => {
  const first = await start({ ANTHROPIC_API_KEY: "test", ANTHROPIC_BASE_URL: stub.url });
  const person = new ApiClient(first.url);
  const listId = await completeCheck(person);
  // The background function has sent its request to Claude and waits for the answer.
  await vi.waitFor(() => expect(stub.requests).not.toHaveLength(0), { timeout: 20_000 });
  const unfinished = await person.call<List>("GET", `/api/shopping-lists/${listId}`);
  expect(unfinished).toMatchObject({ status: "generating", items: [{ aiRationale: null }] });
  await first.kill("SIGKILL");

  const second = await start({});
  const samePerson = person.at(second.url);
  await vi.waitFor(
    async () => {
      const list = await samePerson.call<List>("GET", `/api/shopping-lists/${listId}`);
      expect(list.status).toBe("ready");
      expect(list.items).toEqual([expect.objectContaining({ quantity: 3 })]);
      expect(list.items[0]?.aiRationale).toMatch(/\w/);
    },
    { timeout: 30_000, interval: 500 },
  );
});

import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ApiClient } from "@/tests/support/api-client";
import { isUnacknowledged } from "@/tests/support/is-unacknowledged";
import { rounds } from "@/tests/support/rounds";
import { type RunningApp, startApp, turnOff } from "@/tests/support/start-app";
import { makeUsedDataDir } from "@/tests/support/used-data-dir";

const ITEMS = 12;
/**
 * Latest time of the kill in a round, in milliseconds. The time is random, from before the first count to
 * after the creation of the shopping list.
 */
const LATEST_KILL_MS = 400;

interface Row {
  id: number;
}

interface List extends Row {
  status: string;
  updateId: number | null;
  items: { itemId: number; aiRationale: string | null }[];
}

/** The writes that the server has acknowledged in one round. */
interface Acknowledged {
  checkId?: number;
  stocks: Map<number, number>;
  listId?: number;
}

let dataDir: string;
let app: RunningApp;
let person: ApiClient;
let itemIds: number[] = [];

beforeAll(async () => {
  dataDir = await makeUsedDataDir();
  app = await start();
  person = new ApiClient(app.url);
  await person.call("POST", "/api/register", {
    username: "survivor",
    email: "survivor@example.com",
    password: "nine lives",
    privacyConsent: true,
    termsConsent: true,
  });
  const { id: locationId } = await person.call<Row>("POST", "/api/locations", { name: "Hold" });
  for (let index = 0; index < ITEMS; index += 1) {
    const body = { name: `Item ${index}`, locationId, desiredStock: 9_999, unit: "box" };
    itemIds = [...itemIds, (await person.call<Row>("POST", "/api/items", body)).id];
  }
});

afterAll(async () => {
  await app.stop();
  await turnOff(dataDir);
  await rm(dataDir, { recursive: true });
});

const start = () => startApp({ dataDir, env: { DEMO: "off" } });

/** Returns the check that is still running after an earlier kill, or starts a new one. */
function goOn(): Promise<Row> {
  return person.call<Row>("GET", "/api/inventory-updates/active").catch((error: unknown) => {
    if (isUnacknowledged(error)) throw error;
    return person.call<Row>("POST", "/api/inventory-updates");
  });
}

/** Counts all items and completes the check, until the server is killed. Returns the acknowledged writes. */
async function work(round: number): Promise<Acknowledged> {
  const done: Acknowledged = { stocks: new Map() };
  try {
    const { id: updateId } = await goOn();
    done.checkId = updateId;
    for (const itemId of itemIds) {
      const newStock = 10 * round + (itemId % 10);
      await person.call("POST", "/api/inventory-items", { updateId, itemId, newStock });
      done.stocks.set(itemId, newStock);
    }
    const path = `/api/inventory-updates/${updateId}/complete`;
    done.listId = (await person.call<{ shoppingListId: number }>("PUT", path)).shoppingListId;
  } catch (error) {
    // This write and the later ones were not acknowledged.
    if (!isUnacknowledged(error)) throw error;
  }
  return done;
}

test.each(rounds(2, 50))(
  "acknowledged counts and lists exist after kill -9 of the server (round %i)",
  async (round) => {
    const [done] = await Promise.all([
      work(round),
      sleep(Math.random() * LATEST_KILL_MS).then(() => app.kill("SIGKILL")),
    ]);
    app = await start();
    person = person.at(app.url);

    const items = await person.call<(Row & { currentStock: number })[]>("GET", "/api/items");
    for (const [itemId, stock] of done.stocks)
      expect(items.find(({ id }) => id === itemId)?.currentStock).toBe(stock);
    if (done.checkId !== undefined) {
      const path = `/api/inventory-updates/${done.checkId}/items`;
      const counts = await person.call<{ itemId: number }[]>("GET", path);
      const counted = counts.map(({ itemId }) => itemId);
      expect(counted).toEqual(expect.arrayContaining([...done.stocks.keys()]));
    }
    if (done.listId !== undefined) {
      const list = await person.call<List>("GET", `/api/shopping-lists/${done.listId}`);
      expect(list.items).toHaveLength(ITEMS);
    }
    await vi.waitFor(
      async () => {
        for (const { status } of await person.call<List[]>("GET", "/api/shopping-lists"))
          expect(["ready", "error"]).toContain(status);
      },
      { timeout: 30_000, interval: 250 },
    );
  },
);

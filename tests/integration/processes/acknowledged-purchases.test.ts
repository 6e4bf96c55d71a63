import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import type { Purchases } from "@/lib/features/purchases/model/dto";
import type { Added, Addition } from "@/lib/features/shopping-additions/model/dto";
import { ApiClient } from "@/tests/support/api-client";
import { eventually } from "@/tests/support/eventually";
import { isUnacknowledged } from "@/tests/support/is-unacknowledged";
import { rounds } from "@/tests/support/rounds";
import { type RunningApp, startApp, turnOff } from "@/tests/support/start-app";
import { makeUsedDataDir } from "@/tests/support/used-data-dir";

const ITEMS = 10;
const UNITS = 2;
/** Latest time of the kill in a round, in milliseconds. The time is random. */
const LATEST_KILL_MS = 400;

/** The three writes of a device about one item: add, tick and put away. Each has an idempotency key. */
interface Trip {
  itemId: number;
  keys: { add: string; tick: string; putAway: string };
  /** The id in the answer to the first write. */
  additionId?: number;
  isTicked?: boolean;
  isPutAway?: boolean;
}

let dataDir: string;
let app: RunningApp;
let person: ApiClient;
let itemIds: number[] = [];

const start = () => startApp({ dataDir, env: { DEMO: "off" } });

beforeAll(async () => {
  dataDir = await makeUsedDataDir();
  app = await start();
  person = new ApiClient(app.url);
  await person.call("POST", "/api/register", {
    username: "shopper",
    email: "shopper@example.com",
    password: "nine lives",
    privacyConsent: true,
    termsConsent: true,
  });
  const { id: locationId } = await person.call<Item>("POST", "/api/locations", { name: "Hold" });
  for (let index = 0; index < ITEMS; index += 1) {
    const body = { name: `Item ${index}`, locationId, desiredStock: 1, unit: "box" };
    itemIds = [...itemIds, (await person.call<Item>("POST", "/api/items", body)).id];
  }
});

afterAll(async () => {
  await app.stop();
  await turnOff(dataDir);
  await rm(dataDir, { recursive: true });
});

function newTrip(itemId: number): Trip {
  const [add, tick, putAway] = [0, 1, 2].map(() => crypto.randomUUID());
  return { itemId, keys: { add: add ?? "", tick: tick ?? "", putAway: putAway ?? "" } };
}

/** Sends the writes that the server has not acknowledged yet. Stops at the first write that fails again. */
async function send(trips: readonly Trip[]): Promise<void> {
  const path = "/api/shopping-additions";
  try {
    for (const trip of trips) {
      const { itemId, keys } = trip;
      const what = { itemId, quantity: UNITS };
      trip.additionId ??= (await person.call<Added>("POST", path, what, keys.add)).id;
      const { additionId } = trip;
      if (!trip.isTicked) {
        await person.call("PUT", `${path}/${additionId}`, { purchased: true }, keys.tick);
      }
      trip.isTicked = true;
      const additions = [{ additionId, quantity: UNITS }];
      if (!trip.isPutAway) {
        await person.call("POST", `${path}/put-away`, { additions }, keys.putAway);
      }
      trip.isPutAway = true;
    }
  } catch (error) {
    // This write and the later ones were not acknowledged.
    if (!isUnacknowledged(error)) throw error;
  }
}

const readStocks = async () =>
  new Map(
    (await person.call<Item[]>("GET", "/api/items")).map(({ id, currentStock }) => [
      id,
      currentStock,
    ]),
  );

test.each(rounds(2, 50))(
  "additions, ticks and put-aways exist once after kill -9 when the device repeats what was not acknowledged (round %i)",
  async () => {
    const before = await readStocks();
    const known = new Set((await readAdditions()).map(({ id }) => id));
    const trips = itemIds.map(newTrip);
    await Promise.all([
      send(trips),
      sleep(Math.random() * LATEST_KILL_MS).then(() => app.kill("SIGKILL")),
    ]);
    app = await start();
    person = person.at(app.url);
    await expectAcknowledged(trips);

    await eventually(async () => {
      await send(trips);
      expect(trips.every(({ isPutAway }) => isPutAway)).toBe(true);
    });
    await expectAcknowledged(trips);
    const stocks = await readStocks();
    const added = (await readAdditions()).filter(({ id }) => !known.has(id));
    expect(added.map(({ itemId }) => itemId).toSorted()).toEqual(itemIds.toSorted());
    expect(stocks).toEqual(new Map(itemIds.map((id) => [id, (before.get(id) ?? 0) + UNITS])));
  },
);

const readAdditions = () => person.call<Addition[]>("GET", "/api/shopping-additions");

async function expectAcknowledged(trips: readonly Trip[]): Promise<void> {
  const additions = await readAdditions();
  const { putAway } = await person.call<Purchases>("GET", "/api/purchases");
  for (const { additionId, isTicked, isPutAway } of trips) {
    if (additionId === undefined) continue;
    const addition = additions.find(({ id }) => id === additionId);
    expect(addition).toBeDefined();
    if (isTicked) expect(addition?.purchased).toBe(true);
    if (isPutAway) expect(putAway.map((one) => one.additionId)).toContain(additionId);
  }
}

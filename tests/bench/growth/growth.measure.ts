import { test } from "@playwright/test";
import { memoryOf } from "@/tests/support/memory-of";
import { ensureBuild } from "../../../scripts/lib/build-app.mjs";
import { median, record } from "../record";
import { interleave, throughput } from "../two-servers";
import { measureJobs, measureNotifications } from "./background";
import { openPlace, type Place, SESSIONS } from "./place";
import { connectionsOf, costOf, recordSizes } from "./usage";

/** 1,000 households have 500,000 items and 3 million counts. */
const HOUSEHOLDS = Number(process.env.GROWTH_HOUSEHOLDS ?? 1_000);
/** One household for each session, so that both servers are asked for equally many households. */
const FEW = SESSIONS;
const TURNS = 48;
const COSTED = 32;
const CONNECTIONS = SESSIONS;
const MOST = "at most 1.1";

type Call = (place: Place) => (turn: number) => Promise<unknown>;

// In serial mode a failed test skips the remaining tests. Otherwise the databases would be filled again for the
// next test.
test.describe.configure({ mode: "serial" });

let small: Place;
let large: Place;
const opened: Place[] = [];

test.beforeAll(async () => {
  await ensureBuild();
  small = await openPlace(FEW);
  opened.push(small);
  large = await openPlace(HOUSEHOLDS);
  opened.push(large);
});

test.afterAll(async () => {
  for (const place of opened) await place.stop();
});

const personOf = ({ people }: Place, turn: number) => {
  const person = people[turn % people.length];
  if (!person) throw new Error("Nobody is signed in");
  return person;
};

const get =
  (path: string): Call =>
  (place) =>
  (turn) =>
    personOf(place, turn).ask("GET", path);

/** Counts an item in the running check of the person's household. */
const count: Call = (place) => async (turn) => {
  const { householdId, ask } = personOf(place, turn);
  const itemId = (householdId - 1) * 500 + 1 + ((turn * 37) % 500);
  const updateId = await runningCheck(place, householdId);
  return ask("POST", "/api/inventory-items", { updateId, itemId, newStock: turn % 7 });
};

const checks = new Map<Place, Map<number, number>>();

async function runningCheck(place: Place, householdId: number): Promise<number> {
  if (!checks.has(place)) {
    const { rows } = await place.client.query<{ household_id: number; id: number }>(
      "SELECT household_id, id FROM inventory_updates WHERE status = 'in_progress'",
    );
    checks.set(place, new Map(rows.map(({ household_id, id }) => [household_id, id])));
  }
  return checks.get(place)?.get(householdId) ?? 0;
}

const CALLS: Record<string, Call> = {
  "list of 500 items, `GET /api/items`": get("/api/items"),
  "count, `POST /api/inventory-items`": count,
  "home screen, `GET /`": get("/"),
  "shopping list, `GET /api/shopping-lists/latest`": get("/api/shopping-lists/latest"),
  "shopping lists, `GET /api/shopping-lists`": get("/api/shopping-lists"),
};

test("Size of a household in the database: 500 items, 6 checks, 3,000 counts, 6 lists", async () => {
  await recordSizes(small, large, HOUSEHOLDS - FEW);
});

test(`Response times with ${HOUSEHOLDS.toLocaleString("en")} households compared with ${FEW}, medians`, async () => {
  for (const [name, call] of Object.entries(CALLS)) {
    const [one, many] = [call(small), call(large)];
    await interleave(SESSIONS, one, many);
    const times = await interleave(TURNS, one, many);
    const [alone, among] = [median(times.ours), median(times.reference)];
    record(
      name,
      `${alone.toFixed(1)} ms to ${among.toFixed(1)} ms: ${(among / alone).toFixed(2)} × (${MOST})`,
    );
  }
  const rates = { one: [] as number[], many: [] as number[] };
  for (let turn = 0; turn < 3; turn += 1) {
    const list = get("/api/items");
    rates.one.push(await throughput(CONNECTIONS, 2_000, (at) => list(small)(at)));
    rates.many.push(await throughput(CONNECTIONS, 2_000, (at) => list(large)(at)));
  }
  const [one, many] = [median(rates.one), median(rates.many)];
  record(
    `lists a second over ${CONNECTIONS} connections, each of another household`,
    `${one.toFixed(0)} to ${many.toFixed(0)}: ${(one / many).toFixed(2)} × (${MOST})`,
  );
});

test(`Cost of a request with ${HOUSEHOLDS.toLocaleString("en")} households: statements, pages, and processor time`, async () => {
  for (const [name, call] of Object.entries(CALLS)) {
    const alone = await costOf(small, COSTED, call(small));
    const { statements, pages, databaseMs, serverMs, bytes } = await costOf(
      large,
      COSTED,
      call(large),
    );
    record(
      name,
      `${statements.toFixed(1)} statements, ${pages.toFixed(0)} pages (${alone.pages.toFixed(0)} with ${FEW} households), ` +
        `${databaseMs.toFixed(2)} ms in PostgreSQL, ` +
        `${serverMs.toFixed(1)} ms of the server's processor time${bytes > 0 ? `, ${bytes} bytes sent` : ""}`,
    );
  }
});

test("Resources of one instance", async () => {
  record("memory after all requests above", `${await memoryOf(large.app)} MB`);
  record("database connections at rest", String(await connectionsOf(large)));
  const list = get("/api/items")(large);
  let most = 0;
  const load = throughput(CONNECTIONS, 3_000, (at) => list(at));
  for (let look = 0; look < 10; look += 1) {
    most = Math.max(most, await connectionsOf(large));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await load;
  record(`database connections during ${CONNECTIONS} requests at once`, String(most));
});

test("Realtime changes", async () => {
  await measureNotifications(large);
});

test("Background jobs", async () => {
  await measureJobs(large);
});

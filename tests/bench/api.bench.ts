import { test } from "@playwright/test";
import { db } from "@/lib/server/db";
import { createHome } from "@/tests/e2e/support/household";
import { createCheck, createLocation } from "@/tests/support/factories";
import { enter } from "./enter";
import { median, record } from "./record";
import { type Ask, interleave, startReference, throughput, timeOf } from "./two-servers";

const LOCATIONS = 20;
const ITEMS = 500;
const HOUSEHOLDS = 50;
const TURNS = 120;
const CONNECTIONS = 16;
/**
 * The households that read in turn. After a large answer a household waits a moment before its next one is read
 * (`reads:household` in lib/server/work-limits.ts), which would be measured too if one household read in a loop. No
 * session reaches its limit of 600 requests a minute either.
 */
const READERS = 16;

test("Response times of the API compared with a reference server (plain http and pg) on the same data", async () => {
  const home = await createHome();
  const itemIds = await stock(home.householdId);
  const member = await enter(home);
  const readers = [member];
  while (readers.length < READERS) {
    const other = await createHome();
    await stock(other.householdId);
    readers.push(await enter(other));
  }
  const ours = (turn: number) => readers[turn % READERS] ?? fail();
  const reference = await startReference(home.householdId);
  const list = {
    ours: (turn: number) => ours(turn)("GET", "/api/items"),
    reference: () => reference.ask("GET", "/"),
  };
  try {
    await interleave(20, list.ours, list.reference);
    const alone = await interleave(TURNS, list.ours, list.reference);
    await stockNeighbours();
    const times = await interleave(TURNS, list.ours, list.reference);
    recordPair(`GET /api/items, ${ITEMS} items among ${HOUSEHOLDS} households, p50`, times, 1.8);
    const growth =
      median(times.ours) / median(times.reference) / (median(alone.ours) / median(alone.reference));
    record(
      `growth from ${READERS} households to ${HOUSEHOLDS}, relative to the reference`,
      `${growth.toFixed(2)} × (at most 1.2)`,
    );
    record(
      "bytes of the list, compressed",
      `${await list.ours(0)} (reference: ${await list.reference()})`,
    );

    const check = await createCheck({ householdId: home.householdId });
    const count = (turn: number) => ({
      updateId: check.id,
      itemId: itemIds[turn % ITEMS] ?? 0,
      newStock: turn % 7,
    });
    const counts = {
      ours: (turn: number) => member("POST", "/api/inventory-items", count(turn)),
      reference: (turn: number) =>
        reference.ask("POST", "/", { householdId: home.householdId, ...count(turn) }),
    };
    await interleave(20, counts.ours, counts.reference);
    recordPair("record a count, p50", await interleave(TURNS, counts.ours, counts.reference), 4);

    const rates = { ours: [] as number[], reference: [] as number[] };
    for (let turn = 0; turn < 3; turn += 1) {
      rates.ours.push(
        await throughput(CONNECTIONS, 2_000, (connection) => list.ours(connection + turn)),
      );
      rates.reference.push(await throughput(CONNECTIONS, 2_000, list.reference));
    }
    const [mine, theirs] = [median(rates.ours), median(rates.reference)];
    record(
      `lists a second over ${CONNECTIONS} connections`,
      `${mine.toFixed(0)} to ${theirs.toFixed(0)}: ${(mine / theirs).toFixed(2)} × (at least 0.65)`,
    );

    await countTheRest(check.id);
    const ready = await timeOf(() => completeCheck(member, check.id));
    record(`from "Complete" to the list, ${ITEMS} items`, `${ready.toFixed(0)} ms (under 1,000)`);
  } finally {
    reference.stop();
  }
});

const fail = () => {
  throw new Error("There is no such session");
};

function recordPair(
  what: string,
  times: { ours: number[]; reference: number[] },
  most: number,
): void {
  const [ours, reference] = [median(times.ours), median(times.reference)];
  record(
    what,
    `${ours.toFixed(1)} ms to ${reference.toFixed(1)} ms: ${(ours / reference).toFixed(2)} × (at most ${most})`,
  );
}

/** Creates the items of a household, every second one with a supermarket name. Returns their ids. */
async function stock(householdId: number): Promise<number[]> {
  for (let room = 0; room < LOCATIONS; room += 1) {
    const { id: locationId } = await createLocation({ householdId });
    await db.item.createMany({
      data: Array.from({ length: ITEMS / LOCATIONS }, (_, index) => ({
        householdId,
        locationId,
        unit: "can" as const,
        desiredStock: 3,
        currentStock: index % 4,
        name: `Item ${index} of room ${room}`,
        supermarketItemName: index % 2 === 0 ? `Brand number ${index}` : null,
      })),
    });
  }
  const items = await db.item.findMany({ where: { householdId }, select: { id: true } });
  return items.map(({ id }) => id);
}

/** Creates the households that are not measured. One statement inserts all items of a household. */
async function stockNeighbours(): Promise<void> {
  for (let household = READERS; household < HOUSEHOLDS; household += 1) {
    const { householdId } = await createHome();
    const { id: locationId } = await createLocation({ householdId });
    await db.$executeRaw`
      INSERT INTO items (household_id, location_id, name, unit, updated_at)
      SELECT ${householdId}, ${locationId}, 'Item ' || number, 'can', now()
      FROM generate_series(1, ${ITEMS}) AS number`;
  }
  await db.$executeRaw`ANALYZE items`;
}

/** Creates the missing check entries, so that the check can be completed. */
async function countTheRest(updateId: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO inventory_items (household_id, update_id, item_id, previous_stock, previous_partial_amount, new_stock, partial_amount, observed_at, updated_at)
    SELECT checks.household_id, checks.id, items.id, 0, 0, 0, 0, now(), now()
    FROM inventory_updates AS checks JOIN items USING (household_id)
    WHERE checks.id = ${updateId}
    ON CONFLICT DO NOTHING`;
}

/** Completes a check as the screen does, and waits until its shopping list is ready. */
async function completeCheck(ask: Ask, updateId: number): Promise<void> {
  await ask("PUT", `/api/inventory-updates/${updateId}/complete`);
  for (;;) {
    const list = await db.shoppingList.findFirst({ where: { updateId }, select: { status: true } });
    if (list?.status === "ready") return;
    if (list?.status === "error") throw new Error("The list failed");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

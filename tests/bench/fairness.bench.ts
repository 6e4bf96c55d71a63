import { setTimeout as sleep } from "node:timers/promises";
import { test } from "@playwright/test";
import { db } from "@/lib/server/db";
import { createHome, fillRoom, type Home } from "@/tests/e2e/support/household";
import { createCheck, createList } from "@/tests/support/factories";
import { enter } from "./enter";
import { median, record } from "./record";
import { type Ask, timeOf } from "./two-servers";

const SESSIONS = 16;
const CONNECTIONS = 32;
const IMPORTS = 15;
const ROWS = 2_000;
const MOST_ITEMS = 5_000;
const ROUNDS = 3;
const WINDOW_MS = 2_500;
/** The pause before each measured request. */
const PAUSE_MS = 5;
/** A larger answer is followed by a pause of its own household (`reads:household` in lib/server/work-limits.ts). */
const ITEMS = 240;

test(`Response time of one household's ${ITEMS} items during another household's load`, async () => {
  const [attacker, neighbour] = [await createHome(), await createHome()];
  await fillRoom(neighbour, ITEMS);
  const attacks = await enterOften(attacker, SESSIONS);
  // A session may make 600 requests a minute. So the requests are spread over the sessions, and have pauses.
  const lists = await enterOften(neighbour, SESSIONS);
  let turn = 0;
  const list = async () => {
    await sleep(PAUSE_MS);
    return timeOf(async () => lists[turn++ % lists.length]?.("GET", "/api/items"));
  };

  await timesFor(WINDOW_MS, list);
  await recordBeside(`${IMPORTS} imports of ${ROWS.toLocaleString("en-US")} rows at once`, list, {
    rounds: 1,
    attack: () => Promise.allSettled(attacks.slice(0, IMPORTS).map(importRows)),
  });
  const { checkId, listId } = await fillUp(attacker);
  const reads = {
    "lists of 5,000 items": ["/api/items"],
    "pages over 5,000 items": ["/", "/items", "/inventory-check"],
    "checks and lists over 5,000 items": [
      `/api/inventory-updates/${checkId}/changes`,
      `/api/inventory-updates/${checkId}/items`,
      `/api/shopping-lists/${listId}`,
    ],
  };
  for (const [what, paths] of Object.entries(reads)) {
    await recordBeside(`${CONNECTIONS} connections that read ${what}`, list, {
      rounds: ROUNDS,
      attack: () => readFor(CONNECTIONS, attacks, paths),
    });
  }
  // One round is enough here: exports take longer than the reads above, so it gives enough measurements.
  await recordBeside("4 exports of everything", list, {
    rounds: 1,
    attack: () => readFor(4, attacks, ["/api/user/export-data"]),
  });
});

async function enterOften(home: Home, count: number): Promise<Ask[]> {
  const sessions: Ask[] = [];
  while (sessions.length < count) sessions.push(await enter(home));
  return sessions;
}

/**
 * Measures `list` alternately with and without the load of `attack`, so that machine noise affects both
 * equally.
 */
async function recordBeside(
  what: string,
  list: () => Promise<number>,
  { rounds, attack }: { rounds: number; attack: () => Promise<unknown> },
): Promise<void> {
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await timesFor(WINDOW_MS, list)));
    const attacking = { isOver: false };
    const end = attack().finally(() => (attacking.isOver = true));
    while (!attacking.isOver) beside.push(await list());
    await end;
    // Gives the server time to finish the work of this round.
    await sleep(3_000);
  }
  const [before, during] = [median(alone), median(beside)];
  record(
    `p50 beside ${what}`,
    `${before.toFixed(1)} ms to ${during.toFixed(1)} ms: ${(during / before).toFixed(2)} × (at most 2)`,
  );
}

async function timesFor(milliseconds: number, list: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) times.push(await list());
  return times;
}

function importRows(ask: Ask, index: number): Promise<number> {
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    row: row + 2,
    location: `Room ${row % 20}`,
    item: { name: `Item ${row} of file ${index}`, unit: "can", desiredStock: 3 },
  }));
  return ask("POST", "/api/import/csv", { rows });
}

/**
 * Requests the paths over simultaneous connections for `WINDOW_MS`. Continues when the server refuses a
 * request.
 */
async function readFor(
  connections: number,
  sessions: readonly Ask[],
  paths: readonly string[],
): Promise<void> {
  const end = performance.now() + WINDOW_MS;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let turn = connection; performance.now() < end; turn += 1) {
        const path = paths[turn % paths.length] ?? "/";
        await sessions[connection % sessions.length]?.("GET", path).catch(() => sleep(100));
      }
    }),
  );
}

/** Fills the household to its cap on items. Creates two completed checks and a list, each with all items. */
async function fillUp(home: Home): Promise<{ checkId: number; listId: number }> {
  const { householdId } = home;
  await fillRoom(home, MOST_ITEMS - (await db.item.count({ where: { householdId } })));
  const found = { outOfStock: MOST_ITEMS, lowStock: 0, wellStocked: 0 };
  const over = { status: "completed", completedAt: new Date(), ...found } as const;
  const checks = [
    await createCheck({ householdId, ...over }),
    await createCheck({ householdId, ...over }),
  ];
  for (const { id } of checks)
    await db.$executeRaw`
      INSERT INTO inventory_items (household_id, update_id, item_id, previous_stock, previous_partial_amount,
        new_stock, partial_amount, observed_at, updated_at)
      SELECT household_id, ${id}, id, 0, 0, 0, 0, now(), now() FROM items WHERE household_id = ${householdId}`;
  const checkId = checks.at(-1)?.id ?? 0;
  const { id: listId } = await createList({ householdId, updateId: checkId });
  await db.$executeRaw`
    INSERT INTO shopping_list_items (household_id, list_id, item_id, quantity)
    SELECT household_id, ${listId}, id, 1 FROM items WHERE household_id = ${householdId}`;
  await db.$executeRaw`ANALYZE`;
  return { checkId, listId };
}

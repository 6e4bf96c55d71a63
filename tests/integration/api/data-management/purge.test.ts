import { beforeEach, describe, expect, it } from "vitest";
import { writeRationales } from "@/lib/features/shopping-lists/server/steps/write-rationales";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createAddition, createLine, createList } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "../checks/check-steps";

interface Purged {
  message: string;
  deleted: Record<string, number>;
}

const purge = (person: Person, body: object) =>
  call<Purged>(person, "POST", "/api/data/purge", body);

async function rowsOf(householdId: number) {
  const where = { householdId };
  return {
    inventoryUpdates: await db.inventoryUpdate.count({ where }),
    inventoryItems: await db.inventoryItem.count({ where }),
    shoppingLists: await db.shoppingList.count({ where }),
    shoppingListItems: await db.shoppingListItem.count({ where }),
  };
}

/** Creates two completed checks with a list of one line each, and a running check with one count. */
async function livedIn() {
  const { admin, householdId, addItem } = await createKitchen();
  const { id: itemId } = await addItem({ desiredStock: 5 });
  const steps = stepsOf(admin);
  for (const stock of [1, 2]) {
    const { id } = (await steps.start()).body;
    await steps.count(id, itemId, stock);
    await steps.complete(id);
  }
  const running = (await steps.start()).body.id;
  await steps.count(running, itemId, 3);
  return { admin, householdId, addItem, itemId, running, steps };
}

const ALL = { inventoryUpdates: 3, inventoryItems: 3, shoppingLists: 2, shoppingListItems: 2 };

let home: Awaited<ReturnType<typeof livedIn>>;
beforeEach(async () => {
  home = await livedIn();
});

describe("POST /api/data/purge", () => {
  it("purging list lines deletes the moves of items in the order of the shop, and purging checks does not", async () => {
    const { admin, householdId, itemId, addItem } = home;
    const { id: besideId } = await addItem();
    await db.shopMove.create({ data: { householdId, itemId, besideId, isAfter: true } });
    await purge(admin, { inventoryUpdates: true });
    expect(await db.shopMove.count({ where: { householdId } })).toBe(1);
    await purge(admin, { shoppingListItems: true });
    expect(await db.shopMove.count({ where: { householdId } })).toBe(0);
  });

  it("purging lines deletes additions and the journal of purchases, and purging checks does not", async () => {
    const { admin, householdId, itemId } = home;
    await createAddition({ householdId });
    await createAddition({ householdId, removedAt: new Date() });
    const entry = { householdId, itemId, lineId: 1, kind: "bought", quantity: 300 } as const;
    await db.journalEntry.create({ data: entry });
    await purge(admin, { inventoryUpdates: true });
    expect(await db.journalEntry.count({ where: { householdId } })).toBe(1);
    expect(await db.shoppingAddition.count({ where: { householdId } })).toBe(2);
    await purge(admin, { shoppingListItems: true });
    expect(await db.journalEntry.count({ where: { householdId } })).toBe(0);
    expect(await db.shoppingAddition.count({ where: { householdId } })).toBe(0);
  });

  it.each([
    ["checks", { inventoryUpdates: true }, { inventoryUpdates: 3, inventoryItems: 3 }],
    ["counts", { inventoryItems: true }, { inventoryItems: 3 }],
    ["lists", { shoppingLists: true }, { shoppingLists: 2, shoppingListItems: 2 }],
    ["lines", { shoppingListItems: true }, { shoppingListItems: 2 }],
    ["checks and lists", { inventoryUpdates: true, shoppingLists: true }, ALL],
  ])(
    "purging %s deletes them with their dependent rows, in this household only",
    async (_, selection, gone) => {
      const stranger = await livedIn();
      const none = {
        inventoryItems: 0,
        inventoryUpdates: 0,
        shoppingListItems: 0,
        shoppingLists: 0,
      };
      const { status, body } = await purge(home.admin, selection);
      expect([status, body]).toEqual([
        200,
        {
          message: "The selected data has been permanently deleted.",
          deleted: { ...none, ...gone },
        },
      ]);
      const left = Object.entries(ALL).map(([kind, count]) => [
        kind,
        count - ((gone as Record<string, number>)[kind] ?? 0),
      ]);
      expect(await rowsOf(home.householdId)).toEqual(Object.fromEntries(left));
      expect(await rowsOf(stranger.householdId)).toEqual(ALL);
    },
  );

  it("purging checks also deletes the running check, does not change the stock, and sets the check of each list to null", async () => {
    await purge(home.admin, { inventoryUpdates: true, inventoryItems: false });
    expect((await home.steps.active()).status).toBe(404);
    expect(await home.steps.stock(home.itemId)).toEqual([3, 0]);
    const lists = await db.shoppingList.findMany({ where: { householdId: home.householdId } });
    expect(lists.map(({ updateId }) => updateId)).toEqual([null, null]);
    expect((await home.steps.start()).status).toBe(201);
  });

  it("purging counts makes the items of the running check pending again", async () => {
    await purge(home.admin, { inventoryItems: true });
    expect(await home.steps.counts(home.running)).toEqual([]);
    expect((await home.steps.complete(home.running)).status).toBe(409);
    expect((await home.steps.count(home.running, home.itemId, 4)).status).toBe(200);
  });
});

it("GET /api/data/purge returns the numbers of rows of the caller's household, without deleted items", async () => {
  await livedIn();
  const { addItem } = home;
  await call(home.admin, "DELETE", `/api/items/${(await addItem({})).id}`);
  const { status, body } = await call(home.admin, "GET", "/api/data/purge");
  expect([status, body]).toEqual([200, { ...ALL, items: 1 }]);
});

describe("confirmation and selection of a purge", () => {
  it.each([
    ["without a selection", {}, "Please select at least one type of data to purge."],
    [
      "with another confirmation word",
      { shoppingLists: true, confirm: "purge" },
      "Please type PURGE to confirm data deletion.",
    ],
    [
      "with null as confirmation word",
      { shoppingLists: true, confirm: null },
      "Please type PURGE to confirm data deletion.",
    ],
    ["with a string as selection", { shoppingLists: "true" }, "Must be true or false"],
  ])("a purge %s answers 400 and deletes nothing", async (_, body, message) => {
    const answer = await purge(home.admin, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await rowsOf(home.householdId)).toEqual(ALL);
  });

  it("a purge with the confirmation word PURGE answers 200", async () => {
    const answer = await purge(home.admin, { shoppingLists: true, confirm: "PURGE" });
    expect(answer.status).toBe(200);
  });
});

describe.each([1, 2, 3])(
  "a purge deletes all selected data despite concurrent calls, round %i",
  () => {
    it("counts concurrent with a purge of checks leave no check and no entry", async () => {
      const { admin, householdId, steps, running, itemId } = home;
      const other = stepsOf(await createPerson({ householdId, role: "assistant" }));
      const [purged, ...counts] = await Promise.all([
        purge(admin, { inventoryUpdates: true }),
        ...[7, 8, 9].map((stock, index) =>
          (index % 2 === 0 ? steps : other).count(running, itemId, stock),
        ),
      ]);
      expect(purged.status, purged.text).toBe(200);
      for (const { status, text } of counts) expect([200, 404], text).toContain(status);
      expect(await rowsOf(householdId)).toMatchObject({ inventoryUpdates: 0, inventoryItems: 0 });
    });

    it("a completion concurrent with a purge of checks and lists leaves no check, list or line", async () => {
      const { admin, householdId, steps, running } = home;
      const [purged, completed] = await Promise.all([
        purge(admin, { inventoryUpdates: true, shoppingLists: true }),
        steps.complete(running),
      ]);
      expect(purged.status, purged.text).toBe(200);
      expect([200, 404], completed.text).toContain(completed.status);
      expect(await rowsOf(householdId)).toEqual({
        inventoryUpdates: 0,
        inventoryItems: 0,
        shoppingLists: 0,
        shoppingListItems: 0,
      });
    });

    it("purging lists while their rationales are written deletes them, and the job ends without an error", async () => {
      const { admin, householdId, itemId } = home;
      const lists = await Promise.all(
        [1, 2, 3].map(() => createList({ householdId, status: "generating" })),
      );
      for (const { id } of lists) await createLine({ listId: id, itemId });
      const [purged, ...written] = await Promise.all([
        purge(admin, { shoppingLists: true }),
        ...lists.map(({ id }) => writeRationales(systemActor(householdId), { listId: id })),
      ]);
      expect(purged.status, purged.text).toBe(200);
      for (const { status } of written) expect(["ready", "skipped"]).toContain(status);
      expect(await rowsOf(householdId)).toMatchObject({ shoppingLists: 0, shoppingListItems: 0 });
    });
  },
);

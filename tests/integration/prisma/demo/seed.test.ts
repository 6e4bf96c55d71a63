import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { stockStatus } from "@/lib/features/items/model/rules";
import { db } from "@/lib/server/db";
import { StartError } from "@/lib/server/start-error";
import { ensureDemoHousehold, resetDemoHousehold } from "@/prisma/seed";
import { signInAs } from "@/tests/support/actors";
import { createCheck, createItem, createLine, createUser } from "@/tests/support/factories";
import { describeDemo, findDemoUser } from "./demo-support";

beforeEach(async () => {
  setClock(new Date("2026-06-15T09:00:00Z"));
  await db.shoppingList.deleteMany();
  await db.inventoryUpdate.deleteMany();
  await db.item.deleteMany();
  await db.household.deleteMany();
});

afterEach(() => setClock(undefined));

test("ensureDemoHousehold leaves an existing demo household unchanged", async () => {
  expect(await ensureDemoHousehold()).toBe("created");
  const { householdId } = await findDemoUser();
  await db.item.updateMany({ data: { currentStock: 7 } });
  const before = await describeDemo();
  expect(await ensureDemoHousehold()).toBe("kept");
  expect(await describeDemo()).toEqual(before);
  expect(await db.household.findMany({ select: { id: true } })).toEqual([{ id: householdId }]);
});

test("the new demo household has forecasts of each kind, and an item with too few counts", async () => {
  await ensureDemoHousehold();
  const forecasts = await db.itemForecast.findMany();
  const words = new Set(forecasts.map(({ word }) => word));
  expect(words).toEqual(new Set(["soon", "weeks", "months", null]));
  expect(forecasts.some(({ goodUntil }) => goodUntil !== null)).toBe(true);
  // Home and the shopping list offer items that may run out and are not on the list.
  const items = await db.item.findMany({ where: { forecast: { word: "soon" } } });
  expect(items.some((item) => stockStatus(item) === "wellStocked")).toBe(true);
});

test("five simultaneous calls of ensureDemoHousehold create one demo household", async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => ensureDemoHousehold()));
  expect(results.toSorted()).toEqual(["created", "kept", "kept", "kept", "kept"]);
  expect(await db.household.count()).toBe(1);
});

test("resetDemoHousehold reverts all changes of visitors and ends their sessions", async () => {
  await ensureDemoHousehold();
  const asNew = await describeDemo();
  await changeEverything();
  expect(await describeDemo()).not.toEqual(asNew);
  await resetDemoHousehold();
  expect(await describeDemo()).toEqual(asNew);
  expect(await db.household.count()).toBe(1);
  expect(await db.session.count()).toBe(0);
});

test("resetDemoHousehold dates the latest demo check relative to the current time", async () => {
  await ensureDemoHousehold();
  setClock(new Date("2026-06-16T03:00:00Z"));
  await resetDemoHousehold();
  const latest = (await describeDemo()).inventoryUpdates.at(-1);
  expect(latest?.completedAt?.toISOString()).toMatch(/^2026-06-13T17:/);
});

test("two simultaneous calls of resetDemoHousehold create one demo household when none exists", async () => {
  await Promise.all([resetDemoHousehold(), resetDemoHousehold(), ensureDemoHousehold()]);
  expect(await db.household.count()).toBe(1);
  expect((await describeDemo()).inventoryUpdates).toHaveLength(6);
});

test("resetDemoHousehold leaves other households unchanged", async () => {
  const line = await createLine();
  await createUser({ householdId: line.householdId });
  const others = () =>
    db.household.findUnique({
      where: { id: line.householdId },
      include: { users: true, items: true, shoppingLists: { include: { items: true } } },
    });
  const before = await others();
  await resetDemoHousehold();
  await resetDemoHousehold();
  expect(await others()).toEqual(before);
});

test.each([DEMO_ACCOUNT.username, "robin.marlow"])(
  "seeding the demo household fails and changes nothing when another household has a user named %s",
  async (username) => {
    const stranger = await createUser({ username });
    await createItem({ householdId: stranger.householdId });
    await expect(ensureDemoHousehold()).rejects.toThrow(StartError);
    await expect(resetDemoHousehold()).rejects.toThrow(`"${username}" belongs to somebody else`);
    expect(await db.user.findMany()).toEqual([stranger]);
    expect(await db.item.count()).toBe(1);
  },
);

async function changeEverything(): Promise<void> {
  const demo = await findDemoUser();
  const { householdId } = demo;
  await signInAs(demo);
  await db.household.update({ where: { id: householdId }, data: { name: "Mine now" } });
  await db.user.updateMany({
    where: { householdId, NOT: { id: demo.id } },
    data: { role: "admin" },
  });
  await db.shoppingListItem.updateMany({ where: { householdId }, data: { purchased: true } });
  await db.shoppingListItem.deleteMany({ where: { householdId, quantity: 1 } });
  await db.location.updateMany({ where: { householdId, order: 3 }, data: { isDeleted: true } });
  const item = await createItem({ householdId });
  const check = await createCheck({ householdId, userId: demo.id });
  await db.inventoryItem.create({
    data: {
      householdId,
      updateId: check.id,
      itemId: item.id,
      previousStock: 0,
      newStock: 3,
      observedAt: new Date(),
      countedById: demo.id,
    },
  });
}

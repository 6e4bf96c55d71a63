import { beforeAll, expect, test } from "vitest";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { findActiveCheck, findLatestCheck } from "@/lib/features/checks/server/reads";
import { quantityToBuy, stockStatus } from "@/lib/features/items/model/rules";
import { MAX_RATIONALE } from "@/lib/features/shopping-lists/model/rationale-check";
import { findLatestShoppingList } from "@/lib/features/shopping-lists/server/reads";
import { db } from "@/lib/server/db";
import { verifyPassword } from "@/lib/server/password";
import { ensureDemoHousehold } from "@/prisma/seed";
import { demoActor, describeDemo } from "./demo-support";

let demo: Awaited<ReturnType<typeof describeDemo>>;

beforeAll(async () => {
  await ensureDemoHousehold();
  demo = await describeDemo();
});

test("the demo household has an active admin with the published password and an assistant with another password", async () => {
  const [admin, assistant] = await db.user.findMany({ orderBy: { id: "asc" } });
  expect(admin).toMatchObject({ username: DEMO_ACCOUNT.username, role: "admin", isActive: true });
  expect(assistant).toMatchObject({ role: "assistant", isActive: true });
  expect(await verifyPassword(admin?.password ?? null, DEMO_ACCOUNT.password)).toBe(true);
  expect(await verifyPassword(assistant?.password ?? null, DEMO_ACCOUNT.password)).toBe(false);
});

test("the demo household's locations are numbered in checking order, and its items are sorted by location", () => {
  expect(demo.locations.map(({ order }) => order)).toEqual([...demo.locations.keys()]);
  const names = demo.locations.map(({ name }) => name);
  const rooms = demo.items.map(({ location }) => names.indexOf(location.name));
  expect(rooms).toEqual(rooms.toSorted((a, b) => a - b));
  expect(new Set(rooms).size).toBe(names.length);
});

test("the demo household has six completed checks, whose numbers of out, low and well stocked items match their counts, and no running check", async () => {
  expect(demo.inventoryUpdates).toHaveLength(6);
  for (const check of demo.inventoryUpdates) {
    const statuses = check.counts.map(({ newStock, partialAmount, item }) =>
      stockStatus({ currentStock: newStock, partialAmount, desiredStock: item.desiredStock }),
    );
    const number = (wanted: string) => statuses.filter((status) => status === wanted).length;
    expect(check).toMatchObject({
      status: "completed",
      outOfStock: number("outOfStock"),
      lowStock: number("lowStock"),
      wellStocked: number("wellStocked"),
    });
  }
  const actor = await demoActor();
  expect(await findActiveCheck(actor)).toBeNull();
  const latest = demo.inventoryUpdates.at(-1)?.completedAt?.toISOString();
  expect((await findLatestCheck(actor))?.completedAt).toBe(latest);
});

test("each check of the demo household starts with the stock of the previous check and counts every existing item", () => {
  const stock = new Map<string, readonly [number, number]>();
  for (const { counts, startedAt } of demo.inventoryUpdates) {
    const there = demo.items.filter(({ createdAt }) => createdAt < startedAt);
    expect(counts.map(({ item }) => item.name)).toEqual(there.map(({ name }) => name));
    for (const { item, ...count } of counts) {
      const previous = [count.previousStock, count.previousPartialAmount];
      expect(previous).toEqual(stock.get(item.name) ?? [0, 0]);
      stock.set(item.name, [count.newStock, count.partialAmount]);
    }
  }
  const now = demo.items.map((item) => [item.name, [item.currentStock, item.partialAmount]]);
  expect(now).toEqual([...stock].toSorted(byPlaceOf(demo.items)));
});

test("each demo item has the time of its latest count, and each demo count has the time of the item's previous count", () => {
  const counted = new Map<string, Date>();
  for (const { counts } of demo.inventoryUpdates) {
    for (const { item, previousCountedAt, observedAt } of counts) {
      expect(previousCountedAt).toEqual(counted.get(item.name) ?? null);
      counted.set(item.name, observedAt);
    }
  }
  const times = demo.items.map(({ name, lastCountedAt }) => [name, lastCountedAt]);
  expect(times).toEqual([...counted].toSorted(byPlaceOf(demo.items)));
});

test("each check of the demo household has a ready shopping list of the missing items with a rationale per line", () => {
  expect(demo._count.shoppingLists).toBe(demo.inventoryUpdates.length);
  for (const { counts, completedAt, shoppingList } of demo.inventoryUpdates) {
    const missing = counts
      .map(({ item, newStock: currentStock, partialAmount }) => ({
        name: item.name,
        quantity: quantityToBuy({ ...item, currentStock, partialAmount }),
      }))
      .filter(({ quantity }) => quantity > 0);
    expect(shoppingList).toMatchObject({ status: "ready", createdAt: completedAt });
    const lines = shoppingList?.items ?? [];
    expect(lines.map(({ item, quantity }) => ({ name: item.name, quantity }))).toEqual(missing);
    for (const { aiRationale } of lines) {
      expect(aiRationale).toMatch(/\S/);
      expect(aiRationale?.length).toBeLessThanOrEqual(MAX_RATIONALE);
    }
  }
});

test("older demo lists have at most two unticked lines; of the latest list more than half but not all lines are unticked", async () => {
  const lists = demo.inventoryUpdates.map(({ shoppingList }) => shoppingList?.items ?? []);
  const open = lists.map((items) => items.filter(({ purchased }) => !purchased).length);
  const latest = lists.at(-1) ?? [];
  expect(Math.max(...open.slice(0, -1))).toBeLessThanOrEqual(2);
  expect(open.at(-1)).toBeGreaterThan(latest.length / 2);
  expect(open.at(-1)).toBeLessThan(latest.length);
  const list = await findLatestShoppingList(await demoActor());
  expect(list?.items.map(({ item }) => item.name)).toEqual(latest.map(({ item }) => item.name));
});

function byPlaceOf(items: readonly { name: string }[]) {
  const places = new Map(items.map(({ name }, place) => [name, place]));
  return ([a]: [string, unknown], [b]: [string, unknown]) =>
    (places.get(a) ?? 0) - (places.get(b) ?? 0);
}

test("the journal of the demo household has an entry for each ticked line, by the person who started the check", () => {
  const ticked = demo.inventoryUpdates.flatMap(({ user, completedAt, shoppingList }) =>
    (shoppingList?.items ?? [])
      .filter(({ purchased }) => purchased)
      .map(({ item, quantity, packSize }) => ({
        item,
        quantity: quantity * packSize * 300,
        user,
        completedAt,
      })),
  );
  expect(ticked.length).toBeGreaterThan(10);
  expect(demo.journal.map(({ item, quantity, user }) => ({ item, quantity, user }))).toEqual(
    ticked.map(({ item, quantity, user }) => ({ item, quantity, user })),
  );
  for (const [index, { completedAt }] of ticked.entries()) {
    expect(demo.journal[index]?.observedAt?.getTime()).toBeGreaterThan(completedAt?.getTime() ?? 0);
  }
});

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

test("has an admin who signs in with the advertised password, and an assistant who cannot", async () => {
  const [admin, assistant] = await db.user.findMany({ orderBy: { id: "asc" } });
  expect(admin).toMatchObject({ username: DEMO_ACCOUNT.username, role: "admin", isActive: true });
  expect(assistant).toMatchObject({ role: "assistant", isActive: true });
  expect(await verifyPassword(admin?.password ?? null, DEMO_ACCOUNT.password)).toBe(true);
  expect(await verifyPassword(assistant?.password ?? null, DEMO_ACCOUNT.password)).toBe(false);
});

test("has its rooms in the walking order and its items in the order of the rooms", () => {
  expect(demo.locations.map(({ order }) => order)).toEqual([...demo.locations.keys()]);
  const names = demo.locations.map(({ name }) => name);
  const rooms = demo.items.map(({ location }) => names.indexOf(location.name));
  expect(rooms).toEqual(rooms.toSorted((a, b) => a - b));
  expect(new Set(rooms).size).toBe(names.length);
});

test("has six completed checks that found what the rules say of their counts, and none that runs", async () => {
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

test("each check starts from what the one before found, and counts every item that was there", () => {
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

test("each check led to a ready list of what was missing, with a reason for every line", () => {
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

test("the older lists are bought but for a line or two; the latest is where a visitor goes on", async () => {
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

import { describe, expect, it } from "vitest";
import type { ShopOrder } from "@/lib/features/shop-order/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createAddition, createItem, createLine, createList } from "@/tests/support/factories";
import { createKitchen } from "../checks/check-steps";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const orderOf = async (person: Person) =>
  (await call<ShopOrder>(person, "GET", "/api/shop-order")).body.itemIds;

const move = (person: Person, itemId: number, besideId: number, isAfter = true) =>
  call<ShopOrder>(person, "PUT", "/api/shop-order", { itemId, besideId, isAfter });

/** Creates a household with five items, the first four of which are on a list. */
async function createShoppers() {
  const { admin, householdId, addItem } = await createKitchen();
  const { id: listId } = await createList({ householdId });
  const items: number[] = [];
  const lineOf = new Map<number, number>();
  for (let index = 0; index < 5; index += 1) {
    const { id: itemId } = await addItem();
    items.push(itemId);
    if (index < 4) lineOf.set(itemId, (await createLine({ listId, itemId })).id);
  }
  const start = Date.now() - HOUR_MS;
  const tick = (itemId: number | undefined, minute: number, purchased = true) =>
    call(admin, "PUT", `/api/shopping-lists/items/${lineOf.get(itemId ?? 0)}`, {
      purchased,
      observedAt: new Date(start + minute * MINUTE_MS).toISOString(),
    });
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = items;
  return { admin, householdId, listId, items: { a, b, c, d, e }, tick };
}

describe("GET /api/shop-order", () => {
  it("the order of the shop follows the times of the ticks on the devices, and an item that was never ticked is placed beside the items of its location", async () => {
    const { admin, items, tick } = await createShoppers();
    const { a, b, c, d, e } = items;
    // The calls do not arrive in the order of the ticks, as if the devices had been offline.
    await tick(b, 4);
    await tick(a, 3);
    await tick(d, 1);
    await tick(c, 2);
    expect(await orderOf(admin)).toEqual([d, c, e, a, b]);
  });

  it("the order of the shop ignores a tick that was taken back, and a trip of which only three ticks are left", async () => {
    const { admin, items, tick } = await createShoppers();
    const { a, b, c, d, e } = items;
    for (const [minute, id] of [d, c, b, a].entries()) await tick(id, minute);
    await tick(d, 10, false);
    expect(await orderOf(admin)).toEqual([a, b, c, d, e]);
  });

  it("the order of the shop includes ticked additions of items, and stays the same when the list is cleared", async () => {
    const { admin, householdId, listId, items, tick } = await createShoppers();
    const { a, b, c, d, e } = items;
    const { id } = await createAddition({ householdId, itemId: e });
    const observedAt = new Date(Date.now() - HOUR_MS).toISOString();
    await call(admin, "PUT", `/api/shopping-additions/${id}`, { purchased: true, observedAt });
    for (const [minute, itemId] of [d, c, b].entries()) await tick(itemId, minute + 1);
    await call(admin, "DELETE", `/api/shopping-lists/${listId}/items`);
    const order = await orderOf(admin);
    expect(order.filter((itemId) => itemId !== a)).toEqual([e, d, c, b]);
  });

  it("the order of the shop ignores ticks that earlier releases recorded without the time of the device", async () => {
    const { admin, householdId, items } = await createShoppers();
    const { a, b, c, d, e } = items;
    await db.journalEntry.createMany({
      data: [d, c, b, a].map((itemId) => ({
        householdId,
        itemId,
        lineId: itemId,
        kind: "bought",
        quantity: 300,
      })),
    });
    expect(await orderOf(admin)).toEqual([a, b, c, d, e]);
  });

  it("the order of the shop contains no deleted item and no item of another household", async () => {
    const { admin, items } = await createShoppers();
    const { a, b, c, d, e } = items;
    await createShoppers();
    await db.item.update({ where: { id: b }, data: { isDeleted: true } });
    expect(await orderOf(admin)).toEqual([a, c, d, e]);
  });
});

describe("PUT /api/shop-order", () => {
  it("moving an item changes the order of the shop for every member, and later trips do not move it back", async () => {
    const { admin, householdId, items, tick } = await createShoppers();
    const { a, b, c, d, e } = items;
    const { status, body } = await move(admin, e, a, false);
    expect([status, body.itemIds]).toEqual([200, [e, a, b, c, d]]);
    for (const [minute, id] of [d, c, b, a].entries()) await tick(id, minute);
    const member = await createPerson({ householdId, role: "regular" });
    expect(await orderOf(member)).toEqual([d, c, b, e, a]);
  });

  it("an item that was moved beside a second item stays at its position when the second item is moved again", async () => {
    const { admin, householdId, items } = await createShoppers();
    const { a, b, c, d, e } = items;
    await move(admin, a, e);
    await move(admin, b, a);
    await move(admin, a, c, false);
    expect(await orderOf(admin)).toEqual([a, c, d, e, b]);
    expect(await db.shopMove.count({ where: { householdId } })).toBe(3);
  });

  it("a second move of an item replaces the first one", async () => {
    const { admin, householdId, items } = await createShoppers();
    const { a, b, c, d, e } = items;
    await move(admin, a, e);
    await move(admin, a, b);
    expect(await orderOf(admin)).toEqual([b, a, c, d, e]);
    expect(await db.shopMove.count({ where: { householdId } })).toBe(1);
  });

  it("moving an item beside itself in the order of the shop answers 400", async () => {
    const { admin, items } = await createShoppers();
    expect((await move(admin, items.a, items.a)).status).toBe(400);
  });

  it("moving an item of another household, or an item beside a deleted or foreign one, answers 404", async () => {
    const { admin, householdId, items } = await createShoppers();
    const { id: foreignId } = await createItem();
    const gone = await createItem({
      locationId: (await db.location.findFirstOrThrow({ where: { householdId } })).id,
      isDeleted: true,
    });
    expect((await move(admin, foreignId, items.a)).status).toBe(404);
    expect((await move(admin, items.a, foreignId)).status).toBe(404);
    expect((await move(admin, items.a, gone.id)).status).toBe(404);
  });

  it("only one of three simultaneous moves of an item is stored", async () => {
    const { admin, householdId, items } = await createShoppers();
    const answers = await Promise.all([
      move(admin, items.a, items.c),
      move(admin, items.a, items.d),
      move(admin, items.a, items.e),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await db.shopMove.count({ where: { householdId } })).toBe(1);
  });
});

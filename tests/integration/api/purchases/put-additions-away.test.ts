import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import type { Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createAddition, createList } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "../checks/check-steps";
import { additionsOf } from "../shopping-additions/addition-steps";
import { stockOf as stockWritesOf } from "../stock/stock-steps";
import { checkAll, shoppingOf } from "./shopping-trip";

let admin: Person;
let itemId: number;
let addItem: Awaited<ReturnType<typeof createKitchen>>["addItem"];

beforeEach(async () => {
  ({ admin, addItem } = await createKitchen());
  ({ id: itemId } = await addItem({ desiredStock: 2 }));
});

const shopping = () => shoppingOf(admin);
const stock = async (id = itemId) => (await stepsOf(admin).stock(id))[0];

/** Adds the item to the list and ticks it. */
async function buy(quantity: number): Promise<number> {
  const { id } = (await additionsOf(admin).add({ itemId, quantity })).body;
  await additionsOf(admin).change(id, { purchased: true });
  return id;
}

describe("a household without a list", () => {
  it("putting away a ticked addition adds the confirmed quantity to the item's stock, and taking it back subtracts it", async () => {
    const additionId = await buy(3);
    const { status, body } = await shopping().putAway(null, [{ additionId, quantity: 4 }]);
    expect(status).toBe(200);
    expect(body.putAway).toMatchObject([{ lineId: null, additionId, itemId, quantity: 4 }]);
    expect(await stock()).toBe(4);
    expect(await shopping().purchases()).toEqual({
      listId: null,
      putAway: body.putAway.map((one) => ({ ...one, counted: null })),
    });
    const taken = await shopping().takeBack(null, [{ additionId }]);
    expect(taken.body).toEqual({ lineIds: [], additionIds: [additionId] });
    expect([await stock(), (await shopping().purchases()).putAway]).toEqual([0, []]);
    const entries = await db.journalEntry.findMany({
      where: { additionId },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ["bought", 900],
      ["put_away", 1_200],
      ["taken_back", 1_200],
    ]);
  });

  it("putting an addition away a second time, or after it was unticked, adds nothing to the stock", async () => {
    const additionId = await buy(3);
    const put = () => shopping().putAway(null, [{ additionId, quantity: 3 }]);
    await put();
    expect((await put()).body.putAway).toEqual([]);
    await shopping().takeBack(null, [{ additionId }]);
    await additionsOf(admin).change(additionId, { purchased: false });
    expect([(await put()).body.putAway, await stock()]).toEqual([[], 0]);
  });

  it("a put-away of additions with a repeated idempotency key gets the first answer and adds nothing to the stock", async () => {
    const additionId = await buy(3);
    const put = (quantity = 3) => shopping().putAway(null, [{ additionId, quantity }], "key");
    const first = await put();
    expect([(await put()).body, await stock()]).toEqual([first.body, 3]);
    expect((await put(4)).status).toBe(422);
  });

  it("putting away a ticked text without an item is accepted and puts nothing away", async () => {
    const { id } = (await additionsOf(admin).add({ name: "Candles" })).body;
    await additionsOf(admin).change(id, { purchased: true });
    const { status, body } = await shopping().putAway(null, [{ additionId: id, quantity: 1 }]);
    expect([status, body.putAway]).toEqual([200, []]);
  });

  it("putting additions away or taking them back without a list id answers 409 during the first check and after its completion", async () => {
    const additionId = await buy(3);
    const calls = () =>
      Promise.all([
        shopping().putAway(null, [{ additionId, quantity: 3 }]),
        shopping().takeBack(null, [{ additionId }]),
      ]);
    const { body: check } = await stepsOf(admin).start();
    expect((await calls()).map(({ status }) => status)).toEqual([409, 409]);
    await stepsOf(admin).cancel(check.id);
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200]);
    await checkAll(admin, () => 1);
    expect((await calls()).map(({ status }) => status)).toEqual([409, 409]);
  });
});

describe("an addition that became something else while a device was without a network", () => {
  it("putting away an addition that was merged puts away the addition that it was merged into, once", async () => {
    const { householdId } = admin;
    const kept = await buy(3);
    const merged = { householdId, itemId, removedAt: new Date(), mergedIntoId: kept };
    const { id: additionId } = await createAddition(merged);
    const { body } = await shopping().putAway(null, [{ additionId, quantity: 3 }]);
    expect(body.putAway).toMatchObject([{ lineId: null, additionId: kept, quantity: 3 }]);
    const both = [kept, additionId].map((id) => ({ additionId: id, quantity: 3 }));
    expect((await shopping().putAway(null, both)).body.putAway).toEqual([]);
    expect(await stock()).toBe(3);
  });

  it("putting away an addition that a line has absorbed puts away the line if it is ticked", async () => {
    const { householdId } = admin;
    const { id: listId, items } = await checkAll(admin, () => 0);
    const lineId = items[0]?.id ?? 0;
    const absorbed = { householdId, itemId, removedAt: new Date(), lineId };
    const { id: keptId } = await createAddition(absorbed);
    const merged = { householdId, itemId, removedAt: new Date(), mergedIntoId: keptId };
    const { id: additionId } = await createAddition(merged);
    const put = () => shopping().putAway(listId, [{ additionId, quantity: 2 }]);
    expect((await put()).body.putAway).toEqual([]);
    await shopping().tick(lineId);
    expect((await put()).body.putAway).toMatchObject([{ lineId, additionId: null, quantity: 2 }]);
    expect(await stock()).toBe(2);
  });
});

describe("a household with a list", () => {
  it("a line and an addition of one item are put away together, and taken back together", async () => {
    const { id: listId, items } = await checkAll(admin, () => 0);
    const lineId = items[0]?.id ?? 0;
    await shopping().tick(lineId);
    const additionId = await buy(3);
    const { body } = await shopping().putAway(listId, [
      { lineId, quantity: 2 },
      { additionId, quantity: 3 },
    ]);
    expect(body.putAway).toMatchObject([
      { lineId, additionId: null, quantity: 2 },
      { lineId: null, additionId, quantity: 3 },
    ]);
    expect(await stock()).toBe(5);
    expect((await shopping().purchases()).putAway).toMatchObject([
      { lineId, counted: { newStock: 0 } },
      { additionId, counted: { newStock: 0 } },
    ]);
    await shopping().takeBack(listId, [lineId, { additionId }]);
    expect(await stock()).toBe(0);
  });

  it("putting away an addition does not change a stock that was set after the put-away was made and before it arrives", async () => {
    const { id: listId } = await checkAll(admin, () => 2);
    const additionId = await buy(3);
    const before = new Date(Date.now() - 1).toISOString();
    await stockWritesOf(admin).set(itemId, 4);
    const things = [{ additionId, quantity: 3 }];
    const { body } = await shopping().putAway(listId, things, undefined, before);
    expect([body.putAway[0]?.quantity, await stock()]).toEqual([0, 4]);
  });

  it("an amount that was observed before two put-aways, but arrives after one was taken back, is increased only by the other put-away", async () => {
    const { id: listId } = await checkAll(admin, () => 2);
    const first = await buy(3);
    const { id: otherItem } = await addItem();
    const seenAt = new Date().toISOString();
    await shopping().putAway(listId, [{ additionId: first, quantity: 3 }]);
    const second = await buy(1);
    await shopping().putAway(listId, [{ additionId: second, quantity: 1 }]);
    await shopping().takeBack(listId, [{ additionId: first }]);
    await stockWritesOf(admin).set(itemId, 2, 0, { observedAt: seenAt });
    expect([await stock(), await stock(otherItem)]).toEqual([3, 0]);
  });

  it("putting away an addition that was ticked before the latest check adds nothing to the stock", async () => {
    const additionId = await buy(3);
    const { id: listId } = await checkAll(admin, () => 2);
    const { body } = await shopping().putAway(listId, [{ additionId, quantity: 3 }]);
    expect([body.putAway, await stock()]).toEqual([[], 2]);
  });

  it("an addition whose tick the previous release recorded without a list id is put away only if the tick is later than the latest list", async () => {
    const { householdId } = admin;
    const createdAt = new Date(Date.now() - 60_000);
    const { id: listId } = await createList({ householdId, status: "ready", createdAt });
    const tickAt = async (moment: number) => {
      const { id: additionId } = await createAddition({ householdId, itemId, purchased: true });
      const entry = { householdId, itemId, additionId, kind: "bought", quantity: 300 } as const;
      await db.journalEntry.create({ data: { ...entry, createdAt: new Date(moment) } });
      return additionId;
    };
    const earlier = await tickAt(createdAt.getTime() - 1);
    const later = await tickAt(createdAt.getTime() + 1);
    const things = [earlier, later].map((additionId) => ({ additionId, quantity: 1 }));
    const { body } = await shopping().putAway(listId, things);
    expect(body.putAway.map(({ additionId }) => additionId)).toEqual([later]);
  });

  it("a ticked addition is put away by a call that arrives after its list was cleared", async () => {
    const { id: listId } = await checkAll(admin, () => 0);
    await shopping().tick((await stepsOf(admin).list(listId)).items[0]?.id ?? 0);
    const additionId = await buy(3);
    await call(admin, "DELETE", `/api/shopping-lists/${listId}/items`);
    const { body } = await shopping().putAway(listId, [{ additionId, quantity: 3 }]);
    expect([body.putAway.length, await stock()]).toEqual([1, 3]);
  });
});

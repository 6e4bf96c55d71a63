import { beforeEach, describe, expect, it } from "vitest";
import type { Added } from "@/lib/features/shopping-additions/model/dto";
import { MAX_ADDITIONS, MAX_REMOVED } from "@/lib/features/shopping-additions/model/rules";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import { createMembers, createPerson, type Person } from "@/tests/support/actors";
import { type Answer, call } from "@/tests/support/call";
import { createAddition, createItem, createLine, createList } from "@/tests/support/factories";
import { lockWaiter } from "@/tests/support/lock-waiters";
import { additionsOf } from "./addition-steps";

let admin: Person;
beforeEach(async () => {
  admin = await createPerson();
});

const of = ({ body }: Answer<Added>) => [body.outcome, body.name, body.quantity];

describe("adding to the list", () => {
  it("a text that is added before the first list exists is shown to every member, with its quantity and who added it", async () => {
    const { assistant, regular } = await createMembers();
    const { status, body } = await additionsOf(assistant).add({ name: "  Candles " });
    expect(status).toBe(201);
    const addition = {
      id: body.id,
      itemId: null,
      name: "Candles",
      quantity: 1,
      packSize: 1,
      tickedByLink: false,
      purchased: false,
      addedBy: assistant.username,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      lineId: null,
    };
    expect(body).toEqual({ ...addition, outcome: "added" });
    expect(await additionsOf(regular).all()).toEqual([addition]);
  });

  it("an addition shows the supermarket name of its item, and the item's name after the supermarket name is removed", async () => {
    const { add, all } = additionsOf(admin);
    const { householdId } = admin;
    const names = { name: "Oat milk", supermarketItemName: "Oat drink" };
    const { id: itemId } = await createItem({ householdId, ...names });
    expect((await add({ itemId })).body).toMatchObject({ itemId, name: "Oat drink" });
    await db.item.update({ where: { id: itemId }, data: { supermarketItemName: null } });
    expect(await all()).toMatchObject([{ name: "Oat milk" }]);
  });

  it.each(["oat  MILK", "Oat drink", "cartons of oat milk", "Bottles oat drink"])(
    "the text %j becomes an addition of the item with that name or supermarket name",
    async (name) => {
      const names = { name: "Oat milk", supermarketItemName: "Oat Drink" };
      const { id } = await createItem({ householdId: admin.householdId, ...names });
      expect((await additionsOf(admin).add({ name })).body).toMatchObject({ itemId: id });
    },
  );

  it("adding 12 bottles as a text, of an item in packs of 6 bottles, creates an addition of 2 packs of the item", async () => {
    const names = { name: "Water", supermarketItemName: "Sparkling water" };
    const { householdId } = admin;
    const { id } = await createItem({ householdId, ...names, unit: "bottle", packSize: 6 });
    const { body } = await additionsOf(admin).add({ name: "bottles water", quantity: 12 });
    expect(body).toMatchObject({ itemId: id, name: "Sparkling water", quantity: 2, packSize: 6 });
  });

  it("adding an item in another pack size than that of its line raises the line to at least as many units", async () => {
    const { householdId } = admin;
    const { add, change } = additionsOf(admin);
    const { id: itemId } = await createItem({ householdId, packSize: 10 });
    const { id: lineId } = await createLine({ householdId, itemId, quantity: 1, packSize: 10 });
    const quantityOfLine = async () =>
      (await db.shoppingListItem.findUniqueOrThrow({ where: { id: lineId } })).quantity;
    const raised = await add({ itemId, quantity: 32, packSize: 1 });
    expect([raised.body.outcome, await quantityOfLine()]).toEqual(["lineRaised", 4]);
    await change(raised.body.id, { quantity: 24, packSize: 1 });
    expect(await quantityOfLine()).toBe(3);
  });

  it("an added text gets no item if two items have that name, or if the only item with that name is deleted", async () => {
    const { householdId } = admin;
    const { locationId } = await createItem({ householdId, name: "Rice" });
    await createItem({ locationId, name: "Rice" });
    await createItem({ locationId, name: "Salt", isDeleted: true, deletedAt: new Date() });
    const { add } = additionsOf(admin);
    for (const name of ["Rice", "Salt"]) {
      expect((await add({ name })).body).toMatchObject({ itemId: null, name });
    }
  });

  it("adding a text that is already on the list in another case or spacing sets its addition to the larger quantity", async () => {
    const { add, all } = additionsOf(admin);
    expect(of(await add({ name: "Birthday candles", quantity: 3 }))[0]).toBe("added");
    const less = await add({ name: "birthday  CANDLES", quantity: 2 });
    expect(of(less)).toEqual(["raised", "Birthday candles", 3]);
    const more = await add({ name: "Birthday Candles", quantity: 5 });
    expect(of(more)).toEqual(["raised", "Birthday candles", 5]);
    expect(await all()).toMatchObject([{ quantity: 5 }]);
  });

  it("a text with the name of an item that was added later becomes an addition of that item", async () => {
    const { add, all } = additionsOf(admin);
    await add({ name: "Rice", quantity: 2 });
    const { id: itemId } = await createItem({ householdId: admin.householdId, name: "Rice" });
    expect((await add({ itemId })).body).toMatchObject({ outcome: "raised", itemId, quantity: 2 });
    expect(await all()).toHaveLength(1);
  });

  it("adding a text whose addition is already bought creates a second addition", async () => {
    const { add, change, all } = additionsOf(admin);
    const { body } = await add({ name: "Candles" });
    await change(body.id, { purchased: true });
    expect(of(await add({ name: "Candles" }))[0]).toBe("added");
    expect((await all()).map(({ purchased }) => purchased)).toEqual([true, false]);
  });

  it("adding an item with an open line on the latest list raises the quantity of the line and creates no addition", async () => {
    const { householdId } = admin;
    const { id: itemId } = await createItem({ householdId, name: "Rice" });
    const { id: listId } = await createList({ householdId, status: "ready" });
    const { id: lineId } = await createLine({ listId, itemId, quantity: 3 });
    const { add, all } = additionsOf(admin);
    const quantity = async () =>
      (await db.shoppingListItem.findUniqueOrThrow({ where: { id: lineId } })).quantity;
    expect((await add({ itemId, quantity: 2 })).body).toMatchObject({
      outcome: "lineRaised",
      lineId,
    });
    expect(await quantity()).toBe(3);
    await add({ name: "rice", quantity: 4 });
    expect(await quantity()).toBe(4);
    expect(await all()).toEqual([]);
  });

  it("a quantity that an addition has raised is replaced only by a quantity that was set later, by the clocks of the devices", async () => {
    const { householdId } = admin;
    const { id: itemId } = await createItem({ householdId });
    const { id } = await createLine({ householdId, itemId, quantity: 3 });
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await additionsOf(admin).add({ itemId, quantity: 6, observedAt: ago(2) });
    const set = (quantity: number, minutes: number) =>
      call<Line>(admin, "PUT", `/api/shopping-lists/items/${id}`, {
        quantity,
        observedAt: ago(minutes),
      });
    expect((await set(1, 3)).body.quantity).toBe(6);
    expect((await set(4, 1)).body.quantity).toBe(4);
    // The quantity of the line was set one minute ago. An addition of two minutes ago raises the quantity and
    // keeps that time, so a quantity that was set 1.5 minutes ago is ignored.
    await additionsOf(admin).add({ itemId, quantity: 9, observedAt: ago(2) });
    expect((await set(5, 1.5)).body.quantity).toBe(9);
  });

  it.each([
    ["a ticked line of the latest list", { isTicked: true, hasNewerList: false }],
    ["a line of an earlier list", { isTicked: false, hasNewerList: true }],
  ])("adding an item creates an addition beside %s", async (_, { isTicked, hasNewerList }) => {
    const { householdId } = admin;
    const { id: itemId } = await createItem({ householdId });
    const { id: listId } = await createList({ householdId, status: "ready" });
    await createLine({ listId, itemId, quantity: 3, purchased: isTicked });
    if (hasNewerList) await createList({ householdId, status: "ready" });
    expect((await additionsOf(admin).add({ itemId })).body.outcome).toBe("added");
    expect(await db.shoppingListItem.findMany({ where: { listId } })).toMatchObject([
      { quantity: 3 },
    ]);
  });

  it("an addition sent again with the same key is added once, and gets the first answer", async () => {
    const { add, all } = additionsOf(admin);
    const first = await add({ name: "Candles" }, "key");
    await additionsOf(admin).remove(first.body.id);
    expect(await add({ name: "Candles" }, "key")).toMatchObject({ status: 201, body: first.body });
    expect(await all()).toEqual([]);
    expect((await add({ name: "Matches" }, "key")).status).toBe(422);
  });

  it("an addition waits for a concurrent transaction that adds the same text, and is merged into that transaction's addition", async () => {
    const { householdId } = admin;
    const { add, all } = additionsOf(admin);
    const { second } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${householdId} FOR NO KEY UPDATE`;
      await tx.shoppingAddition.create({ data: { householdId, name: "Candles", quantity: 4 } });
      const second = add({ name: "candles", quantity: 2 });
      await lockWaiter();
      return { second };
    });
    expect(of(await second)).toEqual(["raised", "Candles", 4]);
    expect(await all()).toHaveLength(1);
  });

  it("at the cap on additions a new one is refused with a message, an open one can be raised, and bought ones are not counted", async () => {
    const { householdId } = admin;
    await db.shoppingAddition.createMany({
      data: Array.from({ length: MAX_ADDITIONS }, (_, index) => ({
        householdId,
        name: `Thing ${index}`,
      })),
    });
    const { add, all, change } = additionsOf(admin);
    expect(await add({ name: "One more" })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/up to 200 things/) as string },
    });
    expect((await add({ name: "thing 7", quantity: 2 })).body.outcome).toBe("raised");
    const [first] = await all();
    await change(first?.id ?? 0, { purchased: true });
    expect((await add({ name: "One more" })).status).toBe(201);
  });

  it("a new addition removes the oldest bought additions above their limit from the list, and deletes the oldest removed ones", async () => {
    const { householdId } = admin;
    const rows = (count: number, data: object) =>
      Array.from({ length: count }, () => ({ householdId, name: "Old", ...data }));
    await db.shoppingAddition.createMany({
      data: rows(MAX_REMOVED + 2, { removedAt: new Date(0) }),
    });
    await db.shoppingAddition.createMany({ data: rows(MAX_ADDITIONS + 1, { purchased: true }) });
    await additionsOf(admin).add({ name: "New" });
    expect(await additionsOf(admin).all()).toHaveLength(MAX_ADDITIONS + 1);
    expect(await db.shoppingAddition.count({ where: { householdId } })).toBe(
      MAX_REMOVED + MAX_ADDITIONS + 1,
    );
  });
});

describe("removing from the list and restoring", () => {
  it("a removed addition is not on the list, and restoring it returns it to its earlier position with its earlier quantity", async () => {
    const { add, all, remove, restore } = additionsOf(admin);
    const { id } = (await add({ name: "Candles", quantity: 2 })).body;
    await add({ name: "Matches" });
    const before = await all();
    expect((await remove(id)).status).toBe(204);
    expect(await all()).toEqual(before.slice(1));
    expect(await restore(id)).toMatchObject({ status: 200, body: before[0] });
    expect(await all()).toEqual(before);
  });

  it("removing or restoring an addition a second time changes nothing", async () => {
    const { add, all, remove, restore } = additionsOf(admin);
    const { id } = (await add({ name: "Candles" })).body;
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 204]);
    expect([(await restore(id)).status, (await restore(id)).status]).toEqual([200, 200]);
    expect(await all()).toHaveLength(1);
  });

  it("a repeated removal does not remove an addition that was restored since, and a repeated restore does not restore one that was removed since", async () => {
    const { add, all, remove, restore } = additionsOf(admin);
    const { id } = (await add({ name: "Candles" })).body;
    await remove(id, "first-removal");
    await restore(id, "first-restore");
    expect((await remove(id, "first-removal")).status).toBe(204);
    expect(await all()).toHaveLength(1);
    await remove(id);
    expect((await restore(id, "first-restore")).status).toBe(200);
    expect(await all()).toEqual([]);
  });

  it("restoring a removed addition whose text was added again sets the new addition to the larger quantity", async () => {
    const { add, all, remove, restore } = additionsOf(admin);
    const { id } = (await add({ name: "Candles", quantity: 4 })).body;
    await remove(id);
    const again = (await add({ name: "candles" })).body;
    expect((await restore(id)).body).toMatchObject({ id: again.id, quantity: 4 });
    expect(await all()).toMatchObject([{ id: again.id, quantity: 4 }]);
  });

  it("restoring a removed addition of an item that has an open line now raises the quantity of the line", async () => {
    const { householdId } = admin;
    const { id: itemId } = await createItem({ householdId });
    const { id } = await createAddition({
      householdId,
      itemId,
      quantity: 4,
      removedAt: new Date(),
    });
    const { id: lineId } = await createLine({ householdId, itemId, quantity: 1 });
    const { restore, all } = additionsOf(admin);
    expect((await restore(id)).body).toMatchObject({ lineId });
    expect(await db.shoppingListItem.findUnique({ where: { id: lineId } })).toMatchObject({
      quantity: 4,
    });
    expect(await all()).toEqual([]);
  });
});

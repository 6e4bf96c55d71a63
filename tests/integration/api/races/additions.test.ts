import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { createAddition, createItem, createLine } from "@/tests/support/factories";
import { lockWaiter, lockWaiters } from "@/tests/support/lock-waiters";
import { additionsOf } from "../shopping-additions/addition-steps";

let admin: Person;
beforeEach(async () => {
  admin = await createPerson();
});

it("a text that is added while a concurrent call removes its addition is on the shopping list", async () => {
  const { add, all, remove } = additionsOf(admin);
  const { id } = await createAddition({ householdId: admin.householdId, name: "Candles" });
  const { removal, adding } = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM shopping_additions WHERE id = ${id} FOR UPDATE`;
    const removal = remove(id);
    await lockWaiter();
    const adding = add({ name: "Candles", quantity: 3 });
    await lockWaiters(2);
    return { removal, adding };
  });
  expect([(await removal).status, (await adding).body.outcome]).toEqual([204, "added"]);
  expect(await all()).toMatchObject([{ name: "Candles", quantity: 3 }]);
});

it("a line that is ticked while additions are absorbed keeps its quantity, and the addition of its item stays open", async () => {
  const { add, all } = additionsOf(admin);
  const { householdId } = admin;
  const { id: itemId } = await createItem({ householdId });
  const { id: lineId } = await createLine({ householdId, itemId, quantity: 1 });
  const { id } = await createAddition({ householdId, itemId, quantity: 4 });
  const { adding } = await db.$transaction(async (tx) => {
    await tx.shoppingListItem.updateMany({ where: { id: lineId }, data: { purchased: true } });
    const adding = add({ name: "Matches" });
    await lockWaiter();
    return { adding };
  });
  await adding;
  expect(await all()).toMatchObject([{ id, quantity: 4 }, { name: "Matches" }]);
  expect(await db.shoppingListItem.findUnique({ where: { id: lineId } })).toMatchObject({
    purchased: true,
    quantity: 1,
  });
});

import { expect, it } from "vitest";
import { createPerson } from "@/tests/support/actors";
import { createItem } from "@/tests/support/factories";
import { additionsOf } from "./addition-steps";

it.each([
  { name: "packs of rice", quantity: 2, packs: 2 },
  { name: "rice", quantity: 2, packs: 2 },
  { name: "bags of rice", quantity: 12, packs: 2 },
])(
  "$quantity of the text $name become $packs packs of the item when the item is created later",
  async ({ name, quantity, packs }) => {
    const admin = await createPerson();
    const { add, all } = additionsOf(admin);
    await add({ name, quantity });
    const item = {
      name: "Rice",
      supermarketItemName: "Basmati",
      unit: "bag",
      packSize: 6,
    } as const;
    const { id: itemId } = await createItem({ householdId: admin.householdId, ...item });
    await add({ name: "Matches" });
    expect(await all()).toMatchObject([
      { itemId, name: "Basmati", quantity: packs, packSize: 6 },
      { name: "Matches" },
    ]);
  },
);

it("restoring or ticking a removed text whose item was created meanwhile converts its quantity to packs of the item", async () => {
  const admin = await createPerson();
  const { add, all, change, remove, restore } = additionsOf(admin);
  const ids = [];
  for (const name of ["bags of rice", "bags of salt"]) {
    const { id } = (await add({ name, quantity: 12 })).body;
    await remove(id);
    ids.push(id);
  }
  const { householdId } = admin;
  const { locationId } = await createItem({ householdId, name: "Rice", unit: "bag", packSize: 6 });
  await createItem({ locationId, name: "Salt", unit: "bag", packSize: 4 });
  await restore(ids[0] ?? 0);
  await change(ids[1] ?? 0, { purchased: true });
  expect(await all()).toMatchObject([
    { quantity: 2, packSize: 6, purchased: false },
    { quantity: 3, packSize: 4, purchased: true },
  ]);
});

it("unticking a bought text whose item was created meanwhile converts its quantity to packs of the item", async () => {
  const admin = await createPerson();
  const { add, all, change } = additionsOf(admin);
  const { id } = (await add({ name: "bags of rice", quantity: 12 })).body;
  await change(id, { purchased: true });
  const { id: itemId } = await createItem({
    householdId: admin.householdId,
    name: "Rice",
    unit: "bag",
    packSize: 6,
  });
  await change(id, { purchased: false });
  expect(await all()).toMatchObject([{ id, itemId, quantity: 2, packSize: 6, purchased: false }]);
});

it("a new quantity for a text whose item was created meanwhile is converted to packs of the item", async () => {
  const admin = await createPerson();
  const { add, all, change } = additionsOf(admin);
  const { id } = (await add({ name: "bags of rice", quantity: 6 })).body;
  const { householdId } = admin;
  const { id: itemId } = await createItem({ householdId, name: "Rice", unit: "bag", packSize: 6 });
  await change(id, { quantity: 12 });
  expect(await all()).toMatchObject([{ id, itemId, quantity: 2, packSize: 6 }]);
});

it("a quantity entered for a free-text addition whose item was created after its purchase is converted into packs once", async () => {
  const admin = await createPerson();
  const { add, all, change } = additionsOf(admin);
  const { id } = (await add({ name: "rice", quantity: 2 })).body;
  await change(id, { purchased: true });
  const { householdId } = admin;
  const { id: itemId } = await createItem({ householdId, name: "Rice", unit: "bag", packSize: 6 });
  await change(id, { quantity: 2 });
  expect(await all()).toMatchObject([{ id, itemId: null, quantity: 2, packSize: 1 }]);
  await change(id, { quantity: 3 });
  expect(await all()).toMatchObject([{ id, itemId, quantity: 3, packSize: 6 }]);
});

import { expect, it } from "vitest";
import { createKitchen, stepsOf } from "../checks/check-steps";

// An item is low if its stock is below its desired stock. The quantity of its line is the difference, rounded up
// to whole units. The partial amounts 0.333 and 0.667 mean exact thirds.
const cases: { desired: number; stock: number; partial?: number; quantity: number | null }[] = [
  { desired: 1, stock: 0, quantity: 1 },
  { desired: 1, stock: 1, quantity: null },
  { desired: 3, stock: 5, quantity: null },
  { desired: 5, stock: 0, quantity: 5 },
  { desired: 5, stock: 4, quantity: 1 },
  { desired: 1, stock: 0, partial: 0.667, quantity: 1 },
  { desired: 2, stock: 1, partial: 0.333, quantity: 1 },
  { desired: 2.5, stock: 1, partial: 0.333, quantity: 2 },
  { desired: 2.5, stock: 1, partial: 0.5, quantity: 1 },
  { desired: 2.5, stock: 2, partial: 0.5, quantity: null },
  { desired: 2.51, stock: 2, partial: 0.5, quantity: 1 },
  { desired: 0.33, stock: 0, partial: 0.333, quantity: null },
  { desired: 0.34, stock: 0, partial: 0.333, quantity: 1 },
  { desired: 0.66, stock: 0, partial: 0.667, quantity: null },
  { desired: 0.67, stock: 0, partial: 0.667, quantity: 1 },
  { desired: 0.01, stock: 0, quantity: 1 },
  { desired: 9999, stock: 0, quantity: 9999 },
  { desired: 10, stock: 0, partial: 0.333, quantity: 10 },
];

it("the list of a completed check has one line per low item, with the gap to the desired stock rounded up", async () => {
  const { admin, addItem } = await createKitchen();
  const steps = stepsOf(admin);
  const items = await Promise.all(cases.map(({ desired }) => addItem({ desiredStock: desired })));
  const checkId = (await steps.start()).body.id;
  for (const [index, { stock, partial = 0 }] of cases.entries())
    await steps.count(checkId, items[index]?.id ?? 0, stock, { partialAmount: partial });
  const listId = (await steps.complete(checkId)).body.shoppingListId;
  const list = await steps.list(listId);

  const found = cases.map(({ quantity: _, ...given }, index) => ({
    ...given,
    quantity: list.items.find(({ itemId }) => itemId === items[index]?.id)?.quantity ?? null,
  }));
  expect(found).toEqual(cases);
  for (const line of list.items) {
    expect(line).toMatchObject({ listId, purchased: false, aiRationale: null });
    expect(line.item.id).toBe(line.itemId);
  }
});

it("completing a check without low items creates a list with status ready and no lines", async () => {
  const { admin, addItem } = await createKitchen();
  const steps = stepsOf(admin);
  const { id } = await addItem({ desiredStock: 2 });
  const checkId = (await steps.start()).body.id;
  await steps.count(checkId, id, 2);
  const listId = (await steps.complete(checkId)).body.shoppingListId;
  expect(await steps.list(listId)).toMatchObject({ status: "ready", items: [] });
});

it("completing a check of a household without items creates a list with status ready and no lines", async () => {
  const steps = stepsOf((await createKitchen()).admin);
  const checkId = (await steps.start()).body.id;
  const listId = (await steps.complete(checkId)).body.shoppingListId;
  expect(await steps.list(listId)).toMatchObject({ status: "ready", items: [] });
});

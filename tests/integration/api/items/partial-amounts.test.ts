import { expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createCheck, createItem, createLocation } from "@/tests/support/factories";

// Partial amounts are rounded to the nearest of 0, ⅓, ½ and ⅔. A distance over 0.1 is refused.
const snapped = Object.entries({
  0: [0, 0.05, 0.1],
  0.333: [0.233, 0.25, 0.3, 1 / 3, 0.41],
  0.5: [0.42, 0.5, 0.58],
  0.667: [0.59, 2 / 3, 0.7, 0.767],
}).flatMap(([stored, values]) => values.map((sent) => [sent, Number(stored)] as const));
const refused = [0.11, 0.15, 0.2, 0.23, 0.77, 0.8, 0.999, 1, 1.333, -0.11, -0.333];

async function household() {
  const admin = await createPerson();
  const { householdId } = admin;
  const location = await createLocation({ householdId });
  const item = await createItem({ locationId: location.id });
  const check = await createCheck({ householdId, userId: admin.id });
  return { admin, item, check };
}

it("PUT /api/items/{id} rounds a partial amount to 0, ⅓, ½ or ⅔, and answers 400 when none is within 0.1", async () => {
  const { admin, item } = await household();
  const put = (partialAmount: number) =>
    call<Item>(admin, "PUT", `/api/items/${item.id}`, { partialAmount });
  for (const [sent, stored] of snapped)
    expect([sent, (await put(sent)).body.partialAmount]).toEqual([sent, stored]);
  for (const sent of refused) expect([sent, (await put(sent)).status]).toEqual([sent, 400]);
});

it("a count rounds its partial amount to 0, ⅓, ½ or ⅔, and answers 400 when none is within 0.1", async () => {
  const { admin, item, check } = await household();
  const count = (partialAmount: number) =>
    call<{ partialAmount: number }>(admin, "POST", "/api/inventory-items", {
      updateId: check.id,
      itemId: item.id,
      newStock: 1,
      partialAmount,
    });
  for (const [sent, stored] of snapped) {
    expect([sent, (await count(sent)).body.partialAmount]).toEqual([sent, stored]);
    const { body } = await call<Item>(admin, "GET", `/api/items/${item.id}`);
    expect([sent, body.partialAmount]).toEqual([sent, stored]);
  }
  for (const sent of refused) expect([sent, (await count(sent)).status]).toEqual([sent, 400]);
});

import { expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import {
  createItem,
  createLine,
  createList,
  createLocation,
  createShoppingLink,
} from "@/tests/support/factories";

async function createSharedList() {
  const admin = await createPerson();
  const { householdId } = admin;
  const { id: locationId } = await createLocation({ householdId });
  const { id: itemId } = await createItem({ locationId });
  const { id: listId } = await createList({ householdId });
  const line = await createLine({ listId, itemId });
  const token = await createShoppingLink({ listId, createdById: admin.id });
  return { admin, listId, line, token };
}

it('the export names "Link shopper" for ticks of a link shopper, and "Former member" for ticks of a deleted account', async () => {
  const { admin, token, line } = await createSharedList();
  const ticked = { kind: "line", id: line.id, purchased: true };
  await call({}, "PATCH", `/api/shop/${token}`, ticked);
  const { householdId } = admin;
  const { itemId } = line;
  const gone = {
    householdId,
    itemId,
    kind: "bought",
    quantity: 300,
    observedAt: new Date(),
  } as const;
  await db.journalEntry.create({ data: gone });
  const { body } = await call<{ inventory: { purchases: { by: string }[] } }>(
    admin,
    "GET",
    "/api/user/export-data",
  );
  expect(body.inventory.purchases.map(({ by }) => by)).toEqual(["Link shopper", "Former member"]);
});

it("shopping links are exported with their times and their creator, without token and hash", async () => {
  const { admin, token, listId } = await createSharedList();
  const { body, text } = await call<{ shoppingLists: { links: object[] }[] }>(
    admin,
    "GET",
    "/api/user/export-data",
  );
  const [link] = await db.shoppingLink.findMany({ where: { listId } });
  expect(body.shoppingLists[0]?.links).toEqual([
    {
      createdAt: link?.createdAt.toISOString(),
      expiresAt: link?.expiresAt.toISOString(),
      createdBy: admin.username,
    },
  ]);
  expect(text).not.toContain(token);
  expect(text).not.toContain(link?.token);
});

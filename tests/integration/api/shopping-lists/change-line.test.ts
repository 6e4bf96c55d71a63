import { beforeEach, describe, expect, it } from "vitest";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLine, createList } from "@/tests/support/factories";

let admin: Person;
let other: Person;
let line: { id: number; itemId: number; listId: number };

beforeEach(async () => {
  admin = await createPerson();
  const { householdId } = admin;
  other = await createPerson({ householdId, role: "assistant" });
  const { id: itemId } = await createItem({ householdId });
  const { id: listId } = await createList({ householdId });
  line = { ...(await createLine({ listId, itemId, quantity: 3 })), listId };
});

const change = (person: Person, body: object, key?: string) =>
  call<Line>(
    person,
    "PUT",
    `/api/shopping-lists/items/${line.id}`,
    body,
    key ? { "idempotency-key": key } : {},
  );
const journal = async () =>
  (
    await db.journalEntry.findMany({
      where: { householdId: admin.householdId },
      orderBy: { id: "asc" },
    })
  ).map(({ kind, quantity }) => `${kind} ${quantity}`);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe("the quantity of a line", () => {
  it("the answer to a changed quantity has the person and the time of the change, and the original quantity of the check", async () => {
    const observedAt = minutesAgo(1);
    expect((await change(other, { quantity: 5, observedAt })).body).toMatchObject({
      quantity: 5,
      checkQuantity: 3,
      quantitySetAt: observedAt,
      quantitySetBy: other.username,
    });
    expect(await journal()).toEqual([]);
  });

  it("a quantity that was set earlier but arrives later does not replace the newer quantity", async () => {
    await change(other, { quantity: 7, observedAt: minutesAgo(1) });
    const { body } = await change(admin, { quantity: 5, observedAt: minutesAgo(2) });
    expect(body).toMatchObject({ quantity: 7, quantitySetBy: other.username });
  });

  it('a new quantity of a purchased line appends "reversed" and "bought" to the journal and can be put away', async () => {
    await change(admin, { purchased: true });
    await change(admin, { quantity: 5 });
    expect(await journal()).toEqual(["bought 900", "reversed 900", "bought 1500"]);
    const { body } = await call<{ putAway: unknown[] }>(
      admin,
      "POST",
      `/api/shopping-lists/${line.listId}/put-away`,
      { lines: [{ lineId: line.id, quantity: 5 }] },
    );
    expect(body.putAway).toMatchObject([{ lineId: line.id, quantity: 5 }]);
  });

  it('a tick with a quantity appends "bought" with that quantity to the journal', async () => {
    await change(admin, { purchased: true, quantity: 4 });
    expect(await journal()).toEqual(["bought 1200"]);
  });

  it("a repeated idempotency key does not overwrite the quantity that another member has set since", async () => {
    const key = crypto.randomUUID();
    await change(admin, { quantity: 5, observedAt: minutesAgo(1) }, key);
    await change(other, { quantity: 6, observedAt: minutesAgo(1) });
    const { body } = await change(admin, { quantity: 5, observedAt: minutesAgo(1) }, key);
    expect(body.quantity).toBe(6);
    expect((await change(admin, { quantity: 9 }, key)).status).toBe(422);
  });

  it("after simultaneous changes of a purchased line the sum of its journal entries is the quantity of the line", async () => {
    await change(admin, { purchased: true });
    await Promise.all([4, 5, 6, 7].map((quantity) => change(admin, { quantity })));
    const { quantity } = await db.shoppingListItem.findUniqueOrThrow({ where: { id: line.id } });
    const sum = (await journal()).reduce((total, entry) => {
      const [kind, amount] = entry.split(" ");
      return total + (kind === "bought" ? 1 : -1) * Number(amount);
    }, 0);
    expect(sum).toBe(quantity * 300);
  });
});

describe("not available", () => {
  it('the answer to a "not available" mark names the person and the time of the mark, and a tick removes the mark', async () => {
    const observedAt = minutesAgo(1);
    expect((await change(other, { notAvailable: true, observedAt })).body).toMatchObject({
      notAvailable: true,
      notAvailableAt: observedAt,
      notAvailableBy: other.username,
      purchased: false,
    });
    expect((await change(admin, { purchased: true })).body).toMatchObject({
      notAvailable: false,
      purchased: true,
    });
  });

  it('another member can remove a "not available" mark', async () => {
    await change(admin, { notAvailable: true });
    expect((await change(other, { notAvailable: false })).body.notAvailable).toBe(false);
  });

  it("a line marked as not available that the previous release ticked without removing the mark is returned as available", async () => {
    await change(admin, { notAvailable: true });
    await db.shoppingListItem.update({ where: { id: line.id }, data: { purchased: true } });
    const { body } = await call<ShoppingList>(admin, "GET", `/api/shopping-lists/${line.listId}`);
    expect(body.items).toMatchObject([{ purchased: true, notAvailable: false }]);
  });

  it('a line shows "Former member" for changes by a person whose account was deleted', async () => {
    await change(other, { notAvailable: true, quantity: 4 });
    await db.user.delete({ where: { id: other.id } });
    expect(
      (await change(admin, { notAvailable: true, observedAt: minutesAgo(60) })).body,
    ).toMatchObject({
      notAvailableBy: "Former member",
      quantitySetBy: "Former member",
    });
  });
});

it.each([
  ["no change", {}, "Nothing is changed"],
  [
    "a purchased line that is not available",
    { purchased: true, notAvailable: true },
    "A purchased line is available",
  ],
])("a request with %s answers 400", async (_, body, message) => {
  expect(await change(admin, body)).toMatchObject({ status: 400, body: { message } });
});

import { beforeEach, describe, expect, it } from "vitest";
import { createPerson, type Person } from "@/tests/support/actors";
import { createItem } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "../checks/check-steps";
import { journalOf, stockOf } from "./stock-steps";

const EARLIER = "2026-01-01T08:00:00.000Z";
const LATER = "2026-01-01T09:00:00.000Z";

let admin: Person;
let locationId: number;

beforeEach(async () => {
  ({ admin, locationId } = await createKitchen());
});

const COUNTED = "2025-12-01T08:00:00.000Z";
const addStock = async (currentStock: number, partialAmount = 0) =>
  (await createItem({ locationId, currentStock, partialAmount, lastCountedAt: COUNTED })).id;
const stock = (id: number) => stepsOf(admin).stock(id);

describe("POST /api/items/{id}/used", () => {
  it.each([
    ["3½ become 2½", [3, 0.5], [2, 0.5], 300],
    ["a partial amount alone becomes 0", [0, 0.5], [0, 0], 150],
    ["0 stays 0", [0, 0], [0, 0], 0],
  ] as const)(
    "a recorded use subtracts one whole unit from the stock: %s",
    async (_, [whole, part], after, quantity) => {
      const id = await addStock(whole, part);
      const { status, body } = await stockOf(admin).use(id);
      expect([status, body.currentStock, body.partialAmount]).toEqual([200, ...after]);
      expect(await stock(id)).toEqual(after);
      expect(await journalOf(id)).toEqual([["used", quantity]]);
    },
  );

  it("a use with a quantity subtracts the quantity from the stock and does not change the time of the last count", async () => {
    const id = await addStock(3);
    const { body } = await stockOf(admin).use(id, { quantity: 2 });
    expect(body).toMatchObject({ currentStock: 1, lastCountedAt: COUNTED });
  });

  it("when two people record the use of one unit at the same time, the stock decreases by two units", async () => {
    const other = await createPerson({ householdId: admin.householdId, role: "assistant" });
    const id = await addStock(3);
    await Promise.all([stockOf(admin).use(id), stockOf(other).use(id)]);
    expect(await stock(id)).toEqual([1, 0]);
  });

  it("a use with a repeated idempotency key subtracts its unit only once and gets the first answer", async () => {
    const key = crypto.randomUUID();
    const id = await addStock(3);
    const [first, second] = [
      await stockOf(admin).use(id, {}, key),
      await stockOf(admin).use(id, {}, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(await stock(id)).toEqual([2, 0]);
    const other = await stockOf(admin).use(id, { quantity: 2 }, key);
    expect(other.status).toBe(422);
  });

  it("a use does not change a stock that was observed after the use but set before the use arrives", async () => {
    const id = await addStock(3);
    await stockOf(admin).set(id, 5, 0, { observedAt: LATER });
    const { body } = await stockOf(admin).use(id, { observedAt: EARLIER });
    expect(body.currentStock).toBe(5);
    expect((await journalOf(id)).at(-1)).toEqual(["used", 0]);
  });

  it("a use while a check runs answers 409 with a message and changes nothing", async () => {
    const id = await addStock(3);
    await stepsOf(admin).start();
    const { status, body } = await stockOf(admin).use(id);
    expect([status, body.message]).toEqual([
      409,
      "An inventory check is running. Count the item in the check instead.",
    ]);
    expect([await stock(id), await journalOf(id)]).toEqual([[3, 0], []]);
  });

  it("a use of a deleted item answers 404", async () => {
    const { id } = await createItem({ locationId, isDeleted: true });
    expect((await stockOf(admin).use(id)).status).toBe(404);
  });
});

describe("POST /api/items/{id}/used/reverse", () => {
  it.each([
    [3, 0.5],
    [0, 0.5],
    [0, 0],
  ])(
    "reversing a use restores the stock of %d whole units and the partial amount %d",
    async (...before) => {
      const id = await addStock(...before);
      await stockOf(admin).use(id);
      const { status, body } = await stockOf(admin).reverse(id);
      expect([status, body.currentStock, body.partialAmount]).toEqual([200, ...before]);
    },
  );

  it("a use can be reversed only once, and the reversal is appended to the journal", async () => {
    const id = await addStock(3);
    await stockOf(admin).use(id);
    await stockOf(admin).reverse(id);
    const { status } = await stockOf(admin).reverse(id);
    expect([status, await stock(id)]).toEqual([200, [3, 0]]);
    expect(await journalOf(id)).toEqual([
      ["used", 300],
      ["use_reversed", 300],
    ]);
  });

  it("a person cannot reverse the use of another person", async () => {
    const other = await createPerson({ householdId: admin.householdId, role: "assistant" });
    const id = await addStock(3);
    await stockOf(other).use(id);
    await stockOf(admin).reverse(id);
    expect(await stock(id)).toEqual([2, 0]);
  });

  it("reversing a use adds back only what this person has used, not what another person has used", async () => {
    const other = await createPerson({ householdId: admin.householdId, role: "assistant" });
    const id = await addStock(1, 0.5);
    await stockOf(admin).use(id);
    await stockOf(other).use(id);
    await stockOf(admin).reverse(id);
    expect(await stock(id)).toEqual([1, 0]);
  });

  it("reversing a use does not change a stock that was set after the use", async () => {
    const id = await addStock(3);
    await stockOf(admin).use(id, { observedAt: EARLIER });
    await stockOf(admin).set(id, 6, 0, { observedAt: LATER });
    await stockOf(admin).reverse(id);
    expect(await stock(id)).toEqual([6, 0]);
  });

  it("two reversals with one idempotency key reverse only one of two uses", async () => {
    const id = await addStock(3);
    await stockOf(admin).use(id);
    await stockOf(admin).use(id);
    const key = crypto.randomUUID();
    await stockOf(admin).reverse(id, {}, key);
    await stockOf(admin).reverse(id, {}, key);
    expect(await stock(id)).toEqual([2, 0]);
  });

  it("reversing a use while a check runs answers 409", async () => {
    const id = await addStock(3);
    await stockOf(admin).use(id);
    await stepsOf(admin).start();
    expect((await stockOf(admin).reverse(id)).status).toBe(409);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "@/tests/support/actors";
import { createKitchen, stepsOf } from "../checks/check-steps";
import { journalOf, stockOf } from "./stock-steps";

const LONG_AGO = "2025-12-01T08:00:00.000Z";
const FIRST = "2026-01-01T08:00:00.000Z";
const SECOND = "2026-01-01T09:00:00.000Z";
const THIRD = "2026-01-01T10:00:00.000Z";

let admin: Person;
let id: number;

beforeEach(async () => {
  const kitchen = await createKitchen();
  admin = kitchen.admin;
  id = (await kitchen.addItem({ desiredStock: 4 })).id;
});

const stock = () => stepsOf(admin).stock(id);

describe("POST /api/items/{id}/amount", () => {
  it("setting an amount sets the stock, its partial amount and the time of the observation", async () => {
    const { status, body } = await stockOf(admin).set(id, 3, 0.667, { observedAt: FIRST });
    expect(status).toBe(200);
    expect(body).toMatchObject({ currentStock: 3, partialAmount: 0.667, lastCountedAt: FIRST });
    expect([await stock(), await journalOf(id)]).toEqual([[3, 0.667], [["set", 1_100]]]);
  });

  it("of two amounts the one with the later observation time is stored, in either order of arrival", async () => {
    await stockOf(admin).set(id, 3, 0, { observedAt: SECOND });
    const { status, body } = await stockOf(admin).set(id, 7, 0, { observedAt: FIRST });
    expect([status, body.currentStock, body.lastCountedAt]).toEqual([200, 3, SECOND]);
    expect((await journalOf(id)).length).toBe(1);
    await stockOf(admin).set(id, 5, 0, { observedAt: THIRD });
    expect(await stock()).toEqual([5, 0]);
  });

  it("an observation time in the future is replaced by the time of the server", async () => {
    await stockOf(admin).set(id, 3, 0, { observedAt: "2126-01-01T00:00:00.000Z" });
    await stockOf(admin).set(id, 2);
    expect(await stock()).toEqual([2, 0]);
  });

  it("an amount that was observed before a use but arrives after the use is reduced by the used quantity", async () => {
    await stockOf(admin).set(id, 9, 0, { observedAt: LONG_AGO });
    await stockOf(admin).use(id, { observedAt: SECOND });
    await stockOf(admin).use(id, { observedAt: THIRD });
    await stockOf(admin).reverse(id);
    const { body } = await stockOf(admin).set(id, 6, 0.5, { observedAt: FIRST });
    expect([body.currentStock, body.partialAmount, body.lastCountedAt]).toEqual([5, 0.5, FIRST]);
  });

  it("a repeated idempotency key does not set the amount a second time", async () => {
    const key = crypto.randomUUID();
    await stockOf(admin).set(id, 3, 0, {}, key);
    await stockOf(admin).use(id);
    await stockOf(admin).set(id, 3, 0, {}, key);
    expect(await stock()).toEqual([2, 0]);
  });

  it("setting an amount answers 409 with a message while a check runs, and 200 after its cancellation", async () => {
    const { body: check } = await stepsOf(admin).start();
    const refused = await stockOf(admin).set(id, 3);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "An inventory check is running. Count the item in the check instead.",
    ]);
    await stepsOf(admin).cancel(check.id);
    expect((await stockOf(admin).set(id, 3)).status).toBe(200);
  });
});

describe("PUT /api/items/{id} with an amount", () => {
  it('an amount in PUT /api/items/{id} appends "set" to the journal while no check runs', async () => {
    await stepsOf(admin).setStock(id, { currentStock: 2 });
    await stepsOf(admin).setStock(id, { partialAmount: 0.5 });
    expect(await journalOf(id)).toEqual([
      ["set", 600],
      ["set", 750],
    ]);
  });

  it("an amount in PUT /api/items/{id} during a check changes the stock and appends nothing to the journal", async () => {
    await stepsOf(admin).start();
    await stepsOf(admin).setStock(id, { currentStock: 2 });
    expect([await stock(), await journalOf(id)]).toEqual([[2, 0], []]);
  });
});

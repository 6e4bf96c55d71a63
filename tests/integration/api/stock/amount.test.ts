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
  it("sets the stock, its partial amount and the time of the observation", async () => {
    const { status, body } = await stockOf(admin).set(id, 3, 0.667, { observedAt: FIRST });
    expect(status).toBe(200);
    expect(body).toMatchObject({ currentStock: 3, partialAmount: 0.667, lastCountedAt: FIRST });
    expect([await stock(), await journalOf(id)]).toEqual([[3, 0.667], [["set", 1_100]]]);
  });

  it("of two observations the later one stays, in either order of arrival", async () => {
    await stockOf(admin).set(id, 3, 0, { observedAt: SECOND });
    const { status, body } = await stockOf(admin).set(id, 7, 0, { observedAt: FIRST });
    expect([status, body.currentStock, body.lastCountedAt]).toEqual([200, 3, SECOND]);
    expect((await journalOf(id)).length).toBe(1);
    await stockOf(admin).set(id, 5, 0, { observedAt: THIRD });
    expect(await stock()).toEqual([5, 0]);
  });

  it("a time that is ahead of the server's is replaced by the server's", async () => {
    await stockOf(admin).set(id, 3, 0, { observedAt: "2126-01-01T00:00:00.000Z" });
    await stockOf(admin).set(id, 2);
    expect(await stock()).toEqual([2, 0]);
  });

  it("an amount that was seen before a use and arrives after it is reduced by that use", async () => {
    await stockOf(admin).set(id, 9, 0, { observedAt: LONG_AGO });
    await stockOf(admin).use(id, { observedAt: SECOND });
    await stockOf(admin).use(id, { observedAt: THIRD });
    await stockOf(admin).reverse(id);
    const { body } = await stockOf(admin).set(id, 6, 0.5, { observedAt: FIRST });
    expect([body.currentStock, body.partialAmount, body.lastCountedAt]).toEqual([5, 0.5, FIRST]);
  });

  it("a repeated idempotency key does not set an earlier amount again", async () => {
    const key = crypto.randomUUID();
    await stockOf(admin).set(id, 3, 0, {}, key);
    await stockOf(admin).use(id);
    await stockOf(admin).set(id, 3, 0, {}, key);
    expect(await stock()).toEqual([2, 0]);
  });

  it("during a check it is refused with a sentence, and after a cancelled check it is possible again", async () => {
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
  it("outside a check it is appended to the journal as the stock that was seen", async () => {
    await stepsOf(admin).setStock(id, { currentStock: 2 });
    await stepsOf(admin).setStock(id, { partialAmount: 0.5 });
    expect(await journalOf(id)).toEqual([
      ["set", 600],
      ["set", 750],
    ]);
  });

  it("during a check it changes the stock, and the journal stays empty", async () => {
    await stepsOf(admin).start();
    await stepsOf(admin).setStock(id, { currentStock: 2 });
    expect([await stock(), await journalOf(id)]).toEqual([[2, 0], []]);
  });
});

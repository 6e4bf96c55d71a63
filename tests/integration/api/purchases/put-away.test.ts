import { beforeEach, describe, expect, it } from "vitest";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { rounds } from "@/tests/support/rounds";
import { stepsOf } from "../checks/check-steps";
import { stockOf as stockWritesOf } from "../stock/stock-steps";
import { checkAll, createTrip, shoppingOf } from "./shopping-trip";

let admin: Person;
let listId: number;
let rice: Line;
let salt: Line;

// The stock of rice is 1 of 4, so 3 are to be bought. The stock of salt is 0 of 2, so 2 are to be bought.
beforeEach(async () => {
  const trip = await createTrip([
    { counted: 1, desiredStock: 4 },
    { counted: 0, desiredStock: 2 },
  ]);
  const [first, second] = trip.lines;
  if (!first || !second) throw new Error("The list has two lines.");
  ({ admin } = trip);
  [listId, rice, salt] = [trip.list.id, first, second];
});

const shopping = () => shoppingOf(admin);
const stockOf = async (line: Line) => (await stepsOf(admin).stock(line.itemId))[0];
const as = (line: Line, quantity = line.quantity) => ({ lineId: line.id, quantity });
const journal = async () =>
  (
    await db.journalEntry.findMany({
      where: { householdId: admin.householdId },
      orderBy: { id: "asc" },
    })
  ).map(({ lineId, kind, quantity }) => [lineId, kind, quantity]);

describe("POST /api/shopping-lists/{id}/put-away", () => {
  it("putting away adds the given quantities of ticked lines to the stock and appends them to the journal in 300ths", async () => {
    await shopping().tick(rice.id);
    await shopping().tick(salt.id);
    const { status, body } = await shopping().putAway(listId, [as(rice), as(salt, 5)]);
    expect(status).toBe(200);
    expect(body.putAway).toMatchObject([
      { lineId: rice.id, itemId: rice.itemId, quantity: 3, by: admin.username },
      { lineId: salt.id, itemId: salt.itemId, quantity: 5, by: admin.username },
    ]);
    expect([await stockOf(rice), await stockOf(salt)]).toEqual([4, 5]);
    expect((await journal()).slice(2)).toEqual([
      [rice.id, "put_away", 900],
      [salt.id, "put_away", 1_500],
    ]);
    const counts = [1, 0].map((newStock) => ({ counted: { newStock, partialAmount: 0 } }));
    expect(await shopping().purchases()).toEqual({
      listId,
      putAway: body.putAway.map((line, index) => ({ ...line, ...counts[index] })),
    });
  });

  it("putting away skips lines that are not ticked and lines that were already put away", async () => {
    await shopping().tick(rice.id);
    await shopping().putAway(listId, [as(rice)]);
    const { body } = await shopping().putAway(listId, [as(rice), as(salt)]);
    expect([body.putAway, await stockOf(rice), await stockOf(salt)]).toEqual([[], 4, 0]);
  });

  it("a second put-away of the same lines adds only the lines that were ticked after the first one", async () => {
    await shopping().tick(rice.id);
    await shopping().putAway(listId, [as(rice)]);
    await shopping().tick(salt.id);
    const { body } = await shopping().putAway(listId, [as(rice), as(salt)]);
    expect(body.putAway).toMatchObject([{ lineId: salt.id, quantity: 2 }]);
  });

  it("unticking and ticking a line that was put away does not allow a second put-away of the line", async () => {
    await shopping().tick(rice.id);
    await shopping().putAway(listId, [as(rice)]);
    await shopping().tick(rice.id, false);
    await shopping().tick(rice.id);
    const { body } = await shopping().putAway(listId, [as(rice)]);
    expect([body.putAway, await stockOf(rice)]).toEqual([[], 4]);
  });

  it("putting away neither unticks the lines nor changes the time of the item's last count", async () => {
    await shopping().tick(rice.id);
    const before = await db.item.findUniqueOrThrow({ where: { id: rice.itemId } });
    await shopping().putAway(listId, [as(rice)]);
    const after = await db.item.findUniqueOrThrow({ where: { id: rice.itemId } });
    const line = await db.shoppingListItem.findUniqueOrThrow({ where: { id: rice.id } });
    expect([after.lastCountedAt, line.purchased]).toEqual([before.lastCountedAt, true]);
  });

  it("putting away a line does not change a stock that was set after the put-away was made and before it arrives", async () => {
    await shopping().tick(rice.id);
    const offlineAt = new Date(Date.now() - 1).toISOString();
    await stockWritesOf(admin).set(rice.itemId, 4);
    const { body } = await shopping().putAway(listId, [as(rice)], undefined, offlineAt);
    expect(body.putAway).toMatchObject([{ lineId: rice.id, quantity: 0, at: offlineAt }]);
    expect([await stockOf(rice), (await journal()).at(-1)]).toEqual([4, [rice.id, "put_away", 0]]);
  });

  it("a put-away adds to the stock even if its device time is before the counts of the check", async () => {
    await shopping().tick(rice.id);
    await shopping().putAway(listId, [as(rice)], undefined, "2020-01-01T00:00:00.000Z");
    expect(await stockOf(rice)).toBe(4);
  });

  it("a put-away with a repeated idempotency key gets the first answer and adds nothing, also after a new check", async () => {
    await shopping().tick(rice.id);
    const key = crypto.randomUUID();
    const { body: first } = await shopping().putAway(listId, [as(rice)], key);
    expect((await shopping().putAway(listId, [as(rice)], key)).body).toEqual(first);
    await checkAll(admin, () => 1);
    const { status, body } = await shopping().putAway(listId, [as(rice)], key);
    expect([status, body, await stockOf(rice)]).toEqual([200, first, 1]);
  });

  it("a put-away while a check runs answers 409 with the advice to count the purchases in the check", async () => {
    await shopping().tick(rice.id);
    await stepsOf(admin).start();
    const { status, body } = await shopping().putAway(listId, [as(rice)]);
    expect([status, await stockOf(rice)]).toEqual([409, 1]);
    expect(body.message).toContain("Count what you bought in the check");
  });

  it("a put-away is accepted after the running check was cancelled", async () => {
    await shopping().tick(rice.id);
    const { body: check } = await stepsOf(admin).start();
    await stepsOf(admin).cancel(check.id);
    expect((await shopping().putAway(listId, [as(rice)])).body.putAway).toHaveLength(1);
  });

  it("a put-away for a list that a newer list has replaced answers 409", async () => {
    await shopping().tick(rice.id);
    await checkAll(admin, () => 1);
    const { status } = await shopping().putAway(listId, [as(rice)]);
    expect([status, await stockOf(rice)]).toEqual([409, 1]);
  });

  it("lines that were ticked before their list was cleared can still be put away", async () => {
    await shopping().tick(rice.id);
    await call(admin, "DELETE", `/api/shopping-lists/${listId}/items`);
    const { body } = await shopping().putAway(listId, [as(rice)]);
    expect([body.putAway.length, await stockOf(rice)]).toEqual([1, 4]);
  });

  it("earlier put-aways do not change the lines of the next check's list, which depend only on that check's counts", async () => {
    await shopping().tick(rice.id);
    await shopping().putAway(listId, [as(rice)]);
    const next = await checkAll(admin, (itemId) => (itemId === rice.itemId ? 4 : 0));
    expect(next.items.map(({ itemId }) => itemId)).toEqual([salt.itemId]);
    expect(await shopping().purchases()).toEqual({ listId: next.id, putAway: [] });
  });
});

describe("POST /api/shopping-lists/{id}/take-back", () => {
  beforeEach(async () => {
    await shopping().tick(rice.id);
    await shopping().putAway(listId, [as(rice, 2)]);
  });

  it("taking a line back subtracts its put-away quantity from the stock, and the line can be put away again", async () => {
    const { body } = await shopping().takeBack(listId, [rice.id, salt.id]);
    expect([body.lineIds, await stockOf(rice)]).toEqual([[rice.id], 1]);
    expect((await journal()).at(-1)).toEqual([rice.id, "taken_back", 600]);
    expect((await shopping().purchases()).putAway).toEqual([]);
    expect((await shopping().putAway(listId, [as(rice)])).body.putAway).toHaveLength(1);
    expect(await stockOf(rice)).toBe(4);
  });

  it("taking the same line back a second time, with the same key or another one, removes nothing from the stock", async () => {
    const key = crypto.randomUUID();
    await shopping().takeBack(listId, [rice.id], key);
    const repeated = await shopping().takeBack(listId, [rice.id], key);
    const second = await shopping().takeBack(listId, [rice.id]);
    expect([repeated.body.lineIds, second.body.lineIds]).toEqual([[rice.id], []]);
    expect(await stockOf(rice)).toBe(1);
  });

  it("a take-back call that names a member takes back only what that member has put away", async () => {
    const ofBen = await shopping().takeBack(listId, [rice.id], undefined, "ben");
    expect([ofBen.body.lineIds, await stockOf(rice)]).toEqual([[], 3]);
    const own = await shopping().takeBack(listId, [rice.id], undefined, admin.username);
    expect([own.body.lineIds, await stockOf(rice)]).toEqual([[rice.id], 1]);
  });

  it("taking back a purchase that was partly used removes and records only what is left of the stock", async () => {
    await stockWritesOf(admin).use(rice.itemId, { quantity: 2 });
    await shopping().takeBack(listId, [rice.id]);
    expect(await stepsOf(admin).stock(rice.itemId)).toEqual([0, 0]);
    expect((await journal()).at(-1)).toEqual([rice.id, "taken_back", 300]);
  });

  it("a take-back does not change a stock that was set after the put-away, in either order of arrival", async () => {
    const seenAt = new Date().toISOString();
    await stockWritesOf(admin).set(rice.itemId, 2, 0, { observedAt: seenAt });
    const { body } = await shopping().takeBack(listId, [rice.id]);
    expect([body.lineIds, await stockOf(rice)]).toEqual([[rice.id], 2]);
    expect((await journal()).at(-1)).toEqual([rice.id, "taken_back", 0]);
    await shopping().putAway(listId, [as(rice, 2)]);
    const arrivesLate = new Date().toISOString();
    await shopping().takeBack(listId, [rice.id]);
    expect(await stockOf(rice)).toBe(2);
    await stockWritesOf(admin).set(rice.itemId, 3, 0, { observedAt: arrivesLate });
    expect(await stockOf(rice)).toBe(3);
  });

  it("a take-back while a check runs answers 409", async () => {
    await stepsOf(admin).start();
    expect((await shopping().takeBack(listId, [rice.id])).status).toBe(409);
    expect(await stockOf(rice)).toBe(3);
  });
});

describe.each(rounds(3))("simultaneous calls, round %i", () => {
  it("when two people put away the same lines at the same time, each line is added to the stock once", async () => {
    const assistant = await createPerson({ householdId: admin.householdId, role: "assistant" });
    await shopping().tick(rice.id);
    await shopping().tick(salt.id);
    const answers = await Promise.all([
      shopping().putAway(listId, [as(rice), as(salt)]),
      shoppingOf(assistant).putAway(listId, [as(salt), as(rice)]),
    ]);
    expect(answers.flatMap(({ body }) => body.putAway)).toHaveLength(2);
    expect([await stockOf(rice), await stockOf(salt)]).toEqual([4, 2]);
  });

  it("a put-away concurrent with the start of a check is either added to the stock or answers 409", async () => {
    await shopping().tick(rice.id);
    const [put, started] = await Promise.all([
      shopping().putAway(listId, [as(rice)]),
      stepsOf(admin).start(),
    ]);
    expect(started.status).toBe(201);
    expect([put.status, await stockOf(rice)]).toEqual(put.status === 200 ? [200, 4] : [409, 1]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { SharedList, Ticked } from "@/lib/features/shopping-links/model/dto";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { db, transaction } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import {
  createAddition,
  createItem,
  createLine,
  createList,
  createLocation,
  createShoppingLink,
} from "@/tests/support/factories";
import { lockWaiter } from "@/tests/support/lock-waiters";

let admin: Person;
let token: string;
let listId: number;
let line: { id: number; itemId: number };
let addition: { id: number };

beforeEach(async () => {
  admin = await createPerson();
  const { householdId } = admin;
  const { id: locationId } = await createLocation({ householdId, name: "Secret room" });
  const { id: itemId } = await createItem({
    locationId,
    name: "Eggs",
    supermarketItemName: "Free-range eggs",
    photo: "secret-photo",
    unit: "piece",
  });
  ({ id: listId } = await createList({ householdId }));
  line = await createLine({
    listId,
    itemId,
    quantity: 2,
    packSize: 10,
    missing: 13,
    aiRationale: "Secret reason",
  });
  addition = await createAddition({
    householdId,
    addedById: admin.id,
    name: "Candles",
    quantity: 4,
  });
  token = await createShoppingLink({ listId, createdById: admin.id });
});

const path = () => `/api/shop/${token}`;
const shared = () => call<SharedList>({}, "GET", path());
const tick = (body: object, key?: string) =>
  call<Ticked>({}, "PATCH", path(), body, key ? { "idempotency-key": key } : {});
const tickInVain = (body: object) => callInVain({}, "PATCH", path(), body);
const ofLine = (purchased: boolean) => ({ kind: "line", id: line.id, purchased });
const journal = () =>
  db.journalEntry.findMany({ where: { householdId: admin.householdId }, orderBy: { id: "asc" } });

describe("GET /api/shop/{token}", () => {
  it("the list of a shopping link has names, quantities, packs and ticks, and no other data of the household", async () => {
    const { status, body, text } = await shared();
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["expiresAt", "rows"]);
    expect(body.rows).toEqual([
      {
        kind: "line",
        id: line.id,
        name: "Free-range eggs",
        quantity: 2,
        packSize: 10,
        unit: "piece",
        purchased: false,
        notAvailable: false,
      },
      {
        kind: "addition",
        id: addition.id,
        name: "Candles",
        quantity: 4,
        packSize: 1,
        unit: null,
        purchased: false,
        notAvailable: false,
      },
    ]);
    expect(text).not.toMatch(/secret/i);
    expect(text).not.toContain(admin.username);
  });

  it("removed lines and additions are not on the shared list", async () => {
    const data = { removedAt: new Date() };
    await db.shoppingListItem.update({ where: { id: line.id }, data });
    await db.shoppingAddition.update({ where: { id: addition.id }, data });
    expect((await shared()).body.rows).toEqual([]);
  });

  it("the shared list shows a line as not available until the line is purchased", async () => {
    await db.shoppingListItem.update({ where: { id: line.id }, data: { notAvailable: true } });
    expect((await shared()).body.rows[0]?.notAvailable).toBe(true);
    await db.shoppingListItem.update({ where: { id: line.id }, data: { purchased: true } });
    expect((await shared()).body.rows[0]?.notAvailable).toBe(false);
  });

  it("a shopping link opens the list also for a signed-in member of another household", async () => {
    const outsider = await createPerson();
    expect((await call(outsider, "GET", path())).status).toBe(200);
  });
});

describe("PATCH /api/shop/{token}", () => {
  it("a tick of a link shopper is in the journal without a person, and the line shows who ticked it", async () => {
    const { status, body } = await tick(ofLine(true));
    expect([status, body]).toEqual([200, ofLine(true)]);
    expect(await journal()).toMatchObject([
      {
        kind: "bought",
        lineId: line.id,
        itemId: line.itemId,
        quantity: 6_000,
        userId: null,
        byLink: true,
      },
    ]);
    const list = await call<ShoppingList>(admin, "GET", `/api/shopping-lists/${listId}`);
    expect(list.body.items).toMatchObject([{ purchased: true, tickedByLink: true }]);
  });

  it("a line that a link shopper ticked and unticked, and a member ticked again, is not shown as ticked by a link shopper", async () => {
    await tick(ofLine(true));
    await tick(ofLine(false));
    const own = { purchased: true };
    const { body } = await call<Line>(admin, "PUT", `/api/shopping-lists/items/${line.id}`, own);
    expect(body).toMatchObject({ purchased: true, tickedByLink: false });
    expect((await journal()).map(({ kind, byLink }) => [kind, byLink])).toEqual([
      ["bought", true],
      ["reversed", true],
      ["bought", false],
    ]);
  });

  it("a link shopper ticks and unticks an addition", async () => {
    const change = { kind: "addition", id: addition.id };
    await tick({ ...change, purchased: true });
    const stored = () => db.shoppingAddition.findUnique({ where: { id: addition.id } });
    expect(await stored()).toMatchObject({ purchased: true, tickedByLink: true });
    await tick({ ...change, purchased: false });
    expect(await stored()).toMatchObject({
      purchased: false,
      tickedByLink: false,
      removedAt: null,
    });
    expect((await journal()).map(({ kind, name, byLink }) => [kind, name, byLink])).toEqual([
      ["bought", "Candles", true],
      ["reversed", "Candles", true],
    ]);
  });

  it("a tick of an addition that a line of the list has absorbed ticks the line", async () => {
    const removedAt = new Date();
    await db.shoppingAddition.update({
      where: { id: addition.id },
      data: { removedAt, lineId: line.id, itemId: line.itemId },
    });
    const { body } = await tick({ kind: "addition", id: addition.id, purchased: true });
    expect(body.purchased).toBe(true);
    expect(await db.shoppingListItem.findUnique({ where: { id: line.id } })).toMatchObject({
      purchased: true,
      tickedByLink: true,
    });
  });

  it("a link shopper who ticks a merged addition ticks the addition into which it was merged", async () => {
    const { householdId } = admin;
    const kept = await createAddition({ householdId, name: "Candles" });
    await db.shoppingAddition.update({
      where: { id: addition.id },
      data: { removedAt: new Date(), mergedIntoId: kept.id },
    });
    const { body } = await tick({ kind: "addition", id: addition.id, purchased: true });
    expect(body.purchased).toBe(true);
    expect(await db.shoppingAddition.findUnique({ where: { id: kept.id } })).toMatchObject({
      purchased: true,
      tickedByLink: true,
    });
  });

  it("repeating a tick with the same key answers 200 even if the line was removed meanwhile", async () => {
    const key = crypto.randomUUID();
    await tick(ofLine(true), key);
    await db.shoppingListItem.update({ where: { id: line.id }, data: { removedAt: new Date() } });
    const { status, body } = await tick(ofLine(true), key);
    expect([status, body.purchased]).toEqual([200, true]);
  });

  it('a tick of a link shopper removes the mark "not available" and keeps its time and member', async () => {
    const notAvailableAt = new Date(Date.now() - 60_000);
    const mark = { notAvailableAt, notAvailableById: admin.id };
    await db.shoppingListItem.update({
      where: { id: line.id },
      data: { ...mark, notAvailable: true },
    });
    await tick(ofLine(true));
    expect(await db.shoppingListItem.findUnique({ where: { id: line.id } })).toMatchObject({
      ...mark,
      notAvailable: false,
      purchased: true,
    });
  });

  it("a link shopper's repeated tick does not undo a member's later change, and another tick with the same key answers 422", async () => {
    const key = crypto.randomUUID();
    await tick(ofLine(true), key);
    await call(admin, "PUT", `/api/shopping-lists/items/${line.id}`, { purchased: false });
    expect((await tick(ofLine(true), key)).body.purchased).toBe(false);
    expect((await tick(ofLine(false), key)).status).toBe(422);
    expect(await journal()).toHaveLength(2);
  });

  it("ticks through a shopping link get the same refusal for rows that are removed, unknown, or of another list or household", async () => {
    const { householdId } = admin;
    const foreign = await createLine();
    const strange = await createAddition();
    const removed = { householdId, removedAt: new Date() };
    const { id: goneItem } = await createItem({ householdId });
    const goneLine = await createLine({ listId, itemId: goneItem, removedAt: new Date() });
    const goneAddition = await createAddition({ ...removed, name: "Old" });
    const answers = await Promise.all(
      [
        { kind: "line", id: foreign.id },
        { kind: "line", id: goneLine.id },
        { kind: "line", id: 2_000_000_005 },
        { kind: "addition", id: strange.id },
        { kind: "addition", id: goneAddition.id },
        { kind: "addition", id: 2_000_000_010 },
      ].map(async (row) => {
        const { status, text } = await tickInVain({ ...row, purchased: true });
        return { status, text };
      }),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 409 });
    const stored = await db.shoppingListItem.findMany({
      where: { id: { in: [foreign.id, goneLine.id] } },
    });
    expect(stored.map(({ purchased }) => purchased)).toEqual([false, false]);
  });

  it("a tick of a line of an earlier list of the household answers 409", async () => {
    const { householdId } = admin;
    const newer = await createList({ householdId });
    token = await createShoppingLink({ listId: newer.id, createdById: admin.id });
    expect((await tickInVain(ofLine(true))).status).toBe(409);
  });

  it("a tick through an ended shopping link answers 404 and ticks nothing", async () => {
    await db.shoppingLink.deleteMany({ where: { listId } });
    const { status, body } = await tickInVain(ofLine(true));
    expect([status, body.message]).toEqual([404, "This link has ended."]);
    expect(await journal()).toEqual([]);
  });

  it("a tick that waits while the link is being ended is refused", async () => {
    let ticking = Promise.resolve({ status: 0 });
    await transaction(async (tx) => {
      await tx.shoppingLink.deleteMany({ where: { listId } });
      ticking = tick(ofLine(true));
      await lockWaiter();
    });
    expect([(await ticking).status, await journal()]).toEqual([404, []]);
  });

  it("a tick that waits while a check makes a newer list is refused", async () => {
    const { householdId } = admin;
    let ticking = Promise.resolve({ status: 0 });
    await transaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM households WHERE id = ${householdId} FOR NO KEY UPDATE`;
      await tx.shoppingList.create({ data: { householdId, status: "ready" } });
      ticking = tick(ofLine(true));
      await lockWaiter();
    });
    expect([(await ticking).status, await journal()]).toEqual([404, []]);
  });

  it("more than 1,000 ticks of a link in an hour are refused", async () => {
    await tick(ofLine(true));
    await db.rateLimit.updateMany({
      where: { key: { startsWith: "shared-tick:link:" } },
      data: { points: 1_000 },
    });
    expect((await tickInVain(ofLine(false))).status).toBe(429);
  });

  it("a tick through a shopping link from a page of another site answers 403 and ticks nothing", async () => {
    const headers = { origin: "https://elsewhere.example" };
    const { status } = await callInVain({}, "PATCH", path(), ofLine(true), headers);
    expect([status, await journal()]).toEqual([403, []]);
  });
});

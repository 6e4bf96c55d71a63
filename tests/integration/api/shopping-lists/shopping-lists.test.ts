import { beforeEach, describe, expect, it } from "vitest";
import type {
  Line,
  ShoppingList,
  ShoppingListSummary,
} from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call, type Caller } from "@/tests/support/call";
import { createLine, createList } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "../checks/check-steps";

let kitchen: Awaited<ReturnType<typeof createKitchen>>;

beforeEach(async () => {
  kitchen = await createKitchen();
});

const get = <T = ShoppingList>(path: string) =>
  call<T>(kitchen.admin, "GET", `/api/shopping-lists${path}`);

/** Replaces the item of a line by its id, because a line shows the current values of its item, which may change. */
const withoutItem = ({ item, ...line }: Line) => ({ ...line, itemId: item.id });

describe("GET /api/shopping-lists", () => {
  it("a new household has no latest shopping list (404) and an empty history", async () => {
    expect((await get("/latest")).status).toBe(404);
    expect((await get<ShoppingListSummary[]>("")).body).toEqual([]);
  });

  it("a new shopping list becomes the latest one, and the earlier list is still returned unchanged by its id", async () => {
    const steps = stepsOf(kitchen.admin);
    const { id: itemId } = await kitchen.addItem();
    const complete = async () => {
      const checkId = (await steps.start()).body.id;
      await steps.count(checkId, itemId, 0);
      return (await steps.complete(checkId)).body.shoppingListId;
    };
    const first = await complete();
    const old = (await get("/latest")).body;
    expect(old.id).toBe(first);
    const second = await complete();
    expect((await get("/latest")).body.id).toBe(second);
    const { items, ...head } = (await get(`/${first}`)).body;
    expect({ ...head, items: items.map(withoutItem) }).toEqual({
      ...old,
      items: old.items.map(withoutItem),
    });
    const all = (await get<ShoppingListSummary[]>("")).body;
    expect(all.map(({ id }) => id)).toEqual([second, first]);
  });

  it("the overview has the counts of the lines and the names of the first three, without removed lines", async () => {
    const { householdId } = kitchen;
    const cleared = { clearedAt: new Date(), clearedById: kitchen.admin.id };
    const first = await createList({ householdId, ...cleared });
    const list = await createList({ householdId });
    const add = async (name: string, line: object = {}) => {
      const item = await kitchen.addItem();
      await db.item.update({ where: { id: item.id }, data: { name, supermarketItemName: null } });
      await createLine({ listId: list.id, itemId: item.id, ...line });
    };
    await add("Gone", { removedAt: new Date() });
    for (const name of ["Oats", "Butter", "Milk", "Jam"]) {
      await add(name, { purchased: name === "Milk" });
    }
    const { body } = await get<ShoppingListSummary[]>("");
    expect(body).toMatchObject([
      { id: list.id, itemCount: 4, purchasedCount: 1, firstNames: ["Oats", "Butter", "Milk"] },
      {
        id: first.id,
        itemCount: 0,
        purchasedCount: 0,
        firstNames: [],
        clearedBy: expect.any(String) as string,
      },
    ]);
  });

  it("a line of a shopping list still shows its item after the item is deleted", async () => {
    const list = await createList({ householdId: kitchen.householdId });
    const item = await kitchen.addItem();
    const line = await createLine({ listId: list.id, itemId: item.id, quantity: 3 });
    await call(kitchen.admin, "DELETE", `/api/items/${item.id}`);
    expect((await get(`/${list.id}`)).body.items).toMatchObject([
      { id: line.id, quantity: 3, item: { id: item.id, name: item.name } },
    ]);
  });
});

describe("PUT /api/shopping-lists/items/{id}", () => {
  it("PUT /api/shopping-lists/items/{id} ticks and unticks a line and changes neither its quantity nor the stock", async () => {
    const item = await kitchen.addItem({ currentStock: 1 });
    const list = await createList({ householdId: kitchen.householdId });
    const { id } = await createLine({ listId: list.id, itemId: item.id, quantity: 2 });
    const other = await createLine({ listId: list.id });
    const tick = (purchased: boolean) =>
      call<Line>(kitchen.admin, "PUT", `/api/shopping-lists/items/${id}`, {
        purchased,
        itemId: 1,
        listId: 1,
        id: 1,
        aiRationale: "none",
      });
    for (const purchased of [true, true, false]) {
      const { status, body } = await tick(purchased);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, purchased, quantity: 2, aiRationale: null });
      expect(body.listId).toBe(list.id);
      const { items } = (await get(`/${list.id}`)).body;
      expect(items.find((line) => line.id === id)).toEqual(body);
      expect(items.find((line) => line.id === other.id)?.purchased).toBe(false);
    }
    expect(await stepsOf(kitchen.admin).stock(item.id)).toEqual([1, 0]);
  });

  describe("Idempotency-Key of a tick", () => {
    const key = { "idempotency-key": "one-tick" };
    const tick = (by: Caller, line: { id: number }, purchased: boolean, headers = {}) =>
      call<Line>(by, "PUT", `/api/shopping-lists/items/${line.id}`, { purchased }, headers);
    let line: { id: number };

    beforeEach(async () => {
      const { id: listId } = await createList({ householdId: kitchen.householdId });
      line = await createLine({ listId });
    });

    it("a repeated tick with the same Idempotency-Key does not overwrite a later change by another member", async () => {
      const other = await createPerson({ householdId: kitchen.householdId, role: "assistant" });
      await tick(kitchen.admin, line, true, key);
      await tick(other, line, false);
      const { status, body } = await tick(kitchen.admin, line, true, key);
      expect([status, body.purchased]).toEqual([200, false]);
      expect((await get("/latest")).body.items[0]?.purchased).toBe(false);
    });

    it("8 simultaneous ticks of a line with one Idempotency-Key all answer 200 with the line ticked", async () => {
      const ticks = Array.from({ length: 8 }, () => tick(kitchen.admin, line, true, key));
      for (const { status, body } of await Promise.all(ticks))
        expect([status, body.purchased]).toEqual([200, true]);
    });

    it("the same Idempotency-Key can be used for ticks of another line and by another member", async () => {
      const other = await createPerson({ householdId: kitchen.householdId, role: "assistant" });
      const { id: listId } = (await get("/latest")).body;
      const second = await createLine({ listId });
      await tick(kitchen.admin, line, true, key);
      expect((await tick(kitchen.admin, second, true, key)).body.purchased).toBe(true);
      expect((await tick(other, line, false, key)).body.purchased).toBe(false);
    });

    it("a repeated tick of a cleared line answers 404, and a malformed Idempotency-Key answers 400", async () => {
      await tick(kitchen.admin, line, true, key);
      const odd = await tick(kitchen.admin, line, true, { "idempotency-key": "a b" });
      expect(odd.status).toBe(400);
      const { id: listId } = (await get("/latest")).body;
      await call(kitchen.admin, "DELETE", `/api/shopping-lists/${listId}/items`);
      expect((await tick(kitchen.admin, line, true, key)).status).toBe(404);
    });
  });
});

describe("DELETE /api/shopping-lists/{id}/items", () => {
  it("clearing a list deletes its lines only, can be repeated, and makes later ticks answer 404", async () => {
    const { householdId, admin } = kitchen;
    const [list, other] = [await createList({ householdId }), await createList({ householdId })];
    const line = await createLine({ listId: list.id });
    const kept = await createLine({ listId: other.id });
    const clear = () => call(admin, "DELETE", `/api/shopping-lists/${list.id}/items`);
    for (let times = 1; times <= 2; times += 1) {
      const { status, body } = await clear();
      expect([status, body]).toEqual([200, { items: [] }]);
    }
    expect((await get(`/${list.id}`)).body.items).toEqual([]);
    expect((await get(`/${other.id}`)).body.items.map(({ id }) => id)).toEqual([kept.id]);
    const late = await call(admin, "PUT", `/api/shopping-lists/items/${line.id}`, {
      purchased: true,
    });
    expect(late.status).toBe(404);
  });

  it("a cleared list names who cleared it first and when, also in the overview", async () => {
    const { householdId, admin } = kitchen;
    const other = await createPerson({ householdId, role: "admin" });
    const { id } = await createList({ householdId });
    await createLine({ listId: id });
    expect((await get(`/${id}`)).body).toMatchObject({ clearedAt: null, clearedBy: null });
    const from = Date.now();
    await call(other, "DELETE", `/api/shopping-lists/${id}/items`);
    await call(admin, "DELETE", `/api/shopping-lists/${id}/items`);
    const { clearedAt, clearedBy } = (await get(`/${id}`)).body;
    expect(clearedBy).toBe(other.username);
    expect(Date.parse(clearedAt ?? "")).toBeGreaterThanOrEqual(from);
    const [summary] = (await get<ShoppingListSummary[]>("")).body;
    expect(summary).toMatchObject({ clearedAt, clearedBy });
    await call(other, "DELETE", "/api/user");
    expect((await get(`/${id}`)).body).toMatchObject({ clearedAt, clearedBy: "Former member" });
  });

  it("clearing a list that never had lines does not mark it as cleared", async () => {
    const { id } = await createList({ householdId: kitchen.householdId });
    await call(kitchen.admin, "DELETE", `/api/shopping-lists/${id}/items`);
    expect((await get(`/${id}`)).body).toMatchObject({ clearedAt: null, clearedBy: null });
  });
});

describe("POST /api/shopping-lists/{id}/retry", () => {
  const retry = async (status: "error" | "ready" | "generating") => {
    const { householdId } = kitchen;
    const assistant = await createPerson({ householdId, role: "assistant" });
    const { id } = await createList({ householdId, status });
    await createLine({ listId: id });
    return call<ShoppingList>(assistant, "POST", `/api/shopping-lists/${id}/retry`);
  };

  it("retrying a list with status error sets it to generating", async () => {
    const { status, body } = await retry("error");
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "generating", items: [{ aiRationale: null }] });
  });

  it.each(["ready", "generating"] as const)(
    "retrying a list with status %s answers 409",
    async (state) => {
      expect((await retry(state)).status).toBe(409);
    },
  );
});

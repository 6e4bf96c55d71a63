import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { units } from "@/lib/features/items/model/units";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLine, createLocation } from "@/tests/support/factories";

let admin: Person;
let locationId: number;

beforeEach(async () => {
  admin = await createPerson();
  locationId = (await createLocation({ householdId: admin.householdId })).id;
});

const fields = { name: "Rice", desiredStock: 2.5, unit: "bag", supermarketItemName: "Basmati" };
const add = (changes: object = {}) =>
  call<Item>(admin, "POST", "/api/items", { ...fields, locationId, photo: null, ...changes });
const get = (path: string) => call<Item[]>(admin, "GET", path);

describe("POST /api/items", () => {
  it("POST /api/items adds an item with trimmed names and a stock of 0, and returns it", async () => {
    const { status, body } = await add({ name: " Rice ", supermarketItemName: " Basmati " });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...fields,
      locationId,
      photo: null,
      householdId: admin.householdId,
      currentStock: 0,
      partialAmount: 0,
      isDeleted: false,
    });
    expect((await call(admin, "GET", `/api/items/${body.id}`)).body).toEqual(body);
  });

  it("each endpoint that lists items returns an item with the same fields as PUT /api/items/{id}", async () => {
    const { body: item } = await add({ desiredStock: 0.01 });
    const amounts = { currentStock: 2, partialAmount: 0.333 };
    const { body } = await call<Item>(admin, "PUT", `/api/items/${item.id}`, amounts);
    await createLine({ householdId: admin.householdId, itemId: item.id });
    const list = await call<ShoppingList>(admin, "GET", "/api/shopping-lists/latest");
    for (const answer of [
      (await get("/api/items")).body[0],
      (await get(`/api/locations/${locationId}/items`)).body[0],
      list.body.items[0]?.item,
    ])
      expect(answer).toEqual(body);
  });

  it("POST /api/items ignores currentStock, partialAmount, isDeleted, id and householdId in the body", async () => {
    const { status, body } = await add({
      currentStock: 7,
      partialAmount: 0.5,
      isDeleted: true,
      id: 1,
      householdId: 1,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ currentStock: 0, partialAmount: 0, isDeleted: false });
    expect(body.householdId).toBe(admin.householdId);
    expect(body.id).not.toBe(1);
  });

  it.each([null, undefined])(
    "an item added with supermarketItemName=%s is stored without a supermarket name",
    async (none) => {
      expect((await add({ supermarketItemName: none })).body.supermarketItemName).toBeNull();
    },
  );

  it("POST /api/items accepts each of the eleven units", async () => {
    expect([...units]).toEqual(
      "bottle box bag can roll pack container piece jar tube carton".split(" "),
    );
    for (const unit of units) expect((await add({ unit })).body.unit).toBe(unit);
  });

  it.each<[string, () => Promise<number>]>([
    [
      "deleted",
      async () => {
        const { householdId } = admin;
        return (await createLocation({ householdId, isDeleted: true })).id;
      },
    ],
    ["foreign", async () => (await createLocation()).id],
    ["missing", () => Promise.resolve(2_000_000_000)],
  ])("adding an item to a %s location answers 404", async (_, other) => {
    expect((await add({ locationId: await other() })).status).toBe(404);
    expect((await get("/api/items")).body).toEqual([]);
  });
});

describe("GET /api/items", () => {
  it("GET /api/items returns the household's own items in the order of their ids, or only those of one location", async () => {
    const { householdId } = admin;
    const other = await createLocation({ householdId });
    const [a, b, c] = [
      await createItem({ locationId }),
      await createItem({ locationId: other.id }),
      await createItem({ locationId }),
    ];
    await createItem({ locationId, isDeleted: true });
    await createItem();
    const idsAt = async (path: string) => (await get(path)).body.map(({ id }) => id);
    expect(await idsAt("/api/items")).toEqual([a.id, b.id, c.id]);
    expect(await idsAt(`/api/items?locationId=${locationId}`)).toEqual([a.id, c.id]);
    expect(await idsAt(`/api/locations/${locationId}/items`)).toEqual([a.id, c.id]);
    expect(await idsAt(`/api/locations/${other.id}/items`)).toEqual([b.id]);
  });

  it.each(["abc", "-1", "1.5", "", "1;drop table items", "99999999999999999999"])(
    "GET /api/items answers 400 for locationId=%j",
    async (value) => {
      const { status } = await get(`/api/items?locationId=${encodeURIComponent(value)}`);
      expect(status).toBe(400);
    },
  );
});

describe("PUT /api/items/{id}", () => {
  const put = (id: number, body: object, who = admin) =>
    call<Item>(who, "PUT", `/api/items/${id}`, body);

  it.each([
    { name: "Oats" },
    { desiredStock: 4 },
    { unit: "jar" },
    { supermarketItemName: "Porridge" },
    { supermarketItemName: null },
    { photo: null },
    { pictogram: "cooked-rice" },
  ])("PUT /api/items/{id} with %j changes only that field", async (change) => {
    const { body: before } = await add();
    const { status, body } = await put(before.id, change);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, ...change, updatedAt: body.updatedAt });
    expect((await call(admin, "GET", `/api/items/${before.id}`)).body).toEqual(body);
  });

  it.each([{ currentStock: 3 }, { partialAmount: 0.667 }])(
    "PUT /api/items/{id} with %j changes only the amount and the time of the last count",
    async (change) => {
      const { body: before } = await add();
      const { body } = await put(before.id, change);
      const { updatedAt, lastCountedAt } = body;
      expect([before.lastCountedAt, lastCountedAt]).toEqual([null, expect.any(String)]);
      expect(body).toEqual({ ...before, ...change, updatedAt, lastCountedAt });
    },
  );

  it("PUT /api/items/{id} moves an item to another location", async () => {
    const { body: item } = await add();
    const other = await createLocation({ householdId: admin.householdId });
    expect((await put(item.id, { locationId: other.id })).body.locationId).toBe(other.id);
    expect((await get(`/api/locations/${locationId}/items`)).body).toEqual([]);
  });

  it("moving an item to a foreign or deleted location answers 404 and changes nothing", async () => {
    const { body: item } = await add();
    const { householdId } = admin;
    const others = [await createLocation(), await createLocation({ householdId, isDeleted: true })];
    for (const { id } of others)
      expect((await put(item.id, { name: "New", locationId: id })).status).toBe(404);
    expect((await call(admin, "GET", `/api/items/${item.id}`)).body).toEqual(item);
  });

  it("PUT /api/items/{id} ignores id, householdId, isDeleted and createdAt in the body", async () => {
    const { body: before } = await add();
    const smuggled = { id: 1, householdId: 1, isDeleted: true, createdAt: "2001-01-01T00:00:00Z" };
    const { body } = await put(before.id, { ...smuggled, name: "Oats" });
    expect(body).toEqual({ ...before, name: "Oats", updatedAt: body.updatedAt });
  });

  it("an assistant can change the stock of an item; any other field answers 403", async () => {
    const { body: item } = await add();
    const assistant = await createPerson({ householdId: admin.householdId, role: "assistant" });
    const counted = await put(item.id, { currentStock: 2, partialAmount: 0.333 }, assistant);
    expect(counted.status).toBe(200);
    expect(counted.body).toMatchObject({ currentStock: 2, partialAmount: 0.333 });
    for (const more of [
      { name: "Oats" },
      { locationId },
      { desiredStock: 9 },
      { reorderPoint: 1 },
      { bestBefore: "2026-12-05" },
      { unit: "jar" },
      { supermarketItemName: null },
      { photo: null },
      { pictogram: null },
    ]) {
      expect((await put(item.id, more, assistant)).status).toBe(403);
      expect((await put(item.id, { currentStock: 5, ...more }, assistant)).status).toBe(403);
      expect((await put(2_000_000_000, more, assistant)).status).toBe(403);
    }
    expect((await call(admin, "GET", `/api/items/${item.id}`)).body).toEqual(counted.body);
  });

  it("a change without a reorder point keeps it, and null removes it", async () => {
    const { body: item } = await add({ reorderPoint: 1.5 });
    expect(item.reorderPoint).toBe(1.5);
    expect((await put(item.id, { name: "Oats", desiredStock: 1 })).body.reorderPoint).toBe(1.5);
    expect((await put(item.id, { reorderPoint: null })).body.reorderPoint).toBeNull();
  });

  it("a change without a best-before date keeps it, and null removes it", async () => {
    const { body: item } = await add({ bestBefore: "2026-12-05" });
    expect(item.bestBefore).toBe("2026-12-05");
    const { body: renamed } = await put(item.id, { name: "Oats" });
    expect(renamed.bestBefore).toBe("2026-12-05");
    const { body: items } = await call<Item[]>(admin, "GET", "/api/items");
    expect(items.find(({ id }) => id === item.id)).toEqual(renamed);
    expect((await put(item.id, { bestBefore: null })).body.bestBefore).toBeNull();
  });

  it("changing or reading a deleted item answers 404", async () => {
    const { id } = await createItem({ locationId, isDeleted: true });
    expect((await put(id, { name: "Oats" })).status).toBe(404);
    expect((await call(admin, "GET", `/api/items/${id}`)).status).toBe(404);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { compareOnShelf } from "@/lib/features/items/model/shelf";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";

let admin: Person;
let kitchen: number;
let ids: [number, number, number];

beforeEach(async () => {
  admin = await createPerson();
  const { householdId } = admin;
  kitchen = (await createLocation({ householdId })).id;
  const add = async () => (await createItem({ locationId: kitchen })).id;
  ids = [await add(), await add(), await add()];
});

const addLocation = async () => (await createLocation({ householdId: admin.householdId })).id;
const reorder = (sequence: readonly number[], locationId = kitchen) =>
  call<Item[]>(admin, "PUT", `/api/locations/${locationId}/items/order`, {
    items: sequence.map((id, order) => ({ id, order })),
  });
const list = async (locationId = kitchen) =>
  (await call<Item[]>(admin, "GET", `/api/locations/${locationId}/items`)).body;
/** Returns the ids of the items of a location in the order of the shelf. */
const shelf = async (locationId?: number) =>
  (await list(locationId)).toSorted(compareOnShelf).map(({ id }) => id);

describe("PUT /api/locations/[id]/items/order", () => {
  it("reordering the items of a location stores their order and returns the items in it", async () => {
    const [a, b, c] = ids;
    const { status, body } = await reorder([c, a, b]);
    expect([status, body.map(({ id }) => id)]).toEqual([200, [c, a, b]]);
    expect(await shelf()).toEqual([c, a, b]);
  });

  it("reordering items does not change their updatedAt, nor the sorting by id in the lists of items", async () => {
    const [a, b, c] = ids;
    const before = await list();
    await reorder([c, a, b]);
    expect((await list()).map(({ id, updatedAt }) => [id, updatedAt])).toEqual(
      before.map(({ id, updatedAt }) => [id, updatedAt]),
    );
    const all = (await call<Item[]>(admin, "GET", "/api/items")).body;
    expect(all.map(({ id }) => id)).toEqual(ids);
  });

  it("reordering items uses the order values, not the positions in the array", async () => {
    const [a, b, c] = ids;
    const items = [
      { id: a, order: 20 },
      { id: b, order: 0 },
      { id: c, order: 10 },
    ];
    const path = `/api/locations/${kitchen}/items/order`;
    const { body } = await call<Item[]>(admin, "PUT", path, { items });
    expect(body.map(({ id }) => id)).toEqual([b, c, a]);
  });

  it("reordering an empty location is accepted", async () => {
    expect((await reorder([], await addLocation())).status).toBe(200);
  });

  it.each<[string, (ids: [number, number, number]) => Promise<number[]> | number[]]>([
    ["an item is left out", ([a, b]) => [b, a]],
    ["the request is empty", () => []],
    ["an item is listed twice", ([a, b, c]) => [c, b, a, a]],
    ["an item is listed twice in place of another", ([a, b]) => [b, a, a]],
    ["an id that does not exist replaces an item", ([, b, c]) => [c, b, 2_000_000_000]],
    [
      "an item of another location is added",
      async ([a, b, c]) => [c, b, a, (await createItem({ locationId: await addLocation() })).id],
    ],
    [
      "an item of another household is added",
      async ([a, b, c]) => [c, b, a, (await createItem()).id],
    ],
    [
      "a deleted item is added",
      async ([a, b, c]) => [
        c,
        b,
        a,
        (await createItem({ locationId: kitchen, isDeleted: true })).id,
      ],
    ],
  ])("reordering items answers 400 and changes nothing when %s", async (_, sequence) => {
    const [a, b, c] = ids;
    await reorder([b, c, a]);
    expect((await reorder((await sequence(ids)).toReversed())).status).toBe(400);
    expect(await shelf()).toEqual([b, c, a]);
  });
});

describe("the end of the shelf", () => {
  it("a new item, also one that is imported, is the last one on the shelf", async () => {
    const [a, b, c] = ids;
    await reorder([c, b, a]);
    const { name } = (await call<{ name: string }>(admin, "GET", `/api/locations/${kitchen}`)).body;
    const input = { name: "Rice", unit: "bag", locationId: kitchen };
    const added = (await call<Item>(admin, "POST", "/api/items", input)).body.id;
    await call(admin, "POST", "/api/import/csv", {
      rows: [{ row: 2, location: name, item: { name: "Oats", unit: "bag" } }],
    });
    const [, , , fourth, fifth] = await shelf();
    expect((await shelf()).slice(0, 3)).toEqual([c, b, a]);
    expect(fourth).toBe(added);
    expect(fifth).toBeGreaterThan(added);
  });

  it("an edited item that gets another location is the last one on its shelf", async () => {
    const [a, b, c] = ids;
    const cellar = await addLocation();
    const there = (await createItem({ locationId: cellar })).id;
    await call(admin, "PUT", `/api/items/${a}`, { locationId: cellar });
    expect([await shelf(), await shelf(cellar)]).toEqual([
      [b, c],
      [there, a],
    ]);
  });

  it("an edited item that keeps its location keeps its place", async () => {
    const [a, b, c] = ids;
    await reorder([c, a, b]);
    await call(admin, "PUT", `/api/items/${a}`, { locationId: kitchen, name: "Rice" });
    expect(await shelf()).toEqual([c, a, b]);
  });

  it("items of a bulk move keep their order among themselves at the end of the shelf", async () => {
    const [a, b, c] = ids;
    await reorder([c, a, b]);
    const cellar = await addLocation();
    const there = (await createItem({ locationId: cellar })).id;
    const items = [
      { id: a, locationId: cellar },
      { id: b, locationId: kitchen },
      { id: c, locationId: cellar },
      { id: there, locationId: cellar },
    ];
    await call(admin, "POST", "/api/items/bulk-update", { items });
    expect([await shelf(), await shelf(cellar)]).toEqual([[b], [there, c, a]]);
  });

  it("restored items have the same positions on the shelf as before their deletion", async () => {
    const [a, b, c] = ids;
    await reorder([c, b, a]);
    await call(admin, "POST", "/api/items/bulk-delete", { ids: [b, c] });
    await call(admin, "POST", "/api/items/bulk-restore", { ids: [b, c] });
    expect(await shelf()).toEqual([c, b, a]);
  });

  it("the items of a restored location have the same order as before the deletion", async () => {
    const [a, b, c] = ids;
    await reorder([c, a, b]);
    await call(admin, "DELETE", `/api/locations/${kitchen}`);
    await call(admin, "POST", `/api/locations/${kitchen}/restore`);
    expect(await shelf()).toEqual([c, a, b]);
  });
});

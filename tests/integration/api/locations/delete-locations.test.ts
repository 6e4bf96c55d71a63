import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";

let admin: Person;
const newLocation = () => createLocation({ householdId: admin.householdId });

beforeEach(async () => {
  admin = await createPerson();
});

const idsAt = async (path: string) =>
  (await call<(Location | Item)[]>(admin, "GET", path)).body.map(({ id }) => id);
const bulkDelete = (ids: number[]) => call(admin, "POST", "/api/locations/bulk-delete", { ids });

describe("DELETE /api/locations/{id}", () => {
  it("deleting a location hides it and its items from every endpoint", async () => {
    const [gone, kept] = [await newLocation(), await newLocation()];
    const hidden = await createItem({ locationId: gone.id });
    const visible = await createItem({ locationId: kept.id });

    const answer = await call(admin, "DELETE", `/api/locations/${gone.id}`);
    expect([answer.status, answer.text]).toEqual([204, ""]);

    expect(await idsAt("/api/locations")).toEqual([kept.id]);
    expect(await idsAt("/api/items")).toEqual([visible.id]);
    expect(await idsAt(`/api/items?locationId=${gone.id}`)).toEqual([]);
    const calls = [
      ["GET", `/api/locations/${gone.id}`],
      ["GET", `/api/locations/${gone.id}/items`],
      ["DELETE", `/api/locations/${gone.id}`],
      ["GET", `/api/items/${hidden.id}`],
      ["PUT", `/api/items/${hidden.id}`, { currentStock: 1 }],
      ["DELETE", `/api/items/${hidden.id}`],
      ["POST", "/api/items/bulk-delete", { ids: [hidden.id] }],
      ["POST", "/api/items", { name: "A", unit: "box", locationId: gone.id }],
      ["PUT", `/api/items/${visible.id}`, { locationId: gone.id }],
    ] as const;
    for (const [method, path, body] of calls) {
      const { status } = await call(admin, method, path, body);
      expect([method, path, status]).toEqual([method, path, 404]);
    }
  });

  it("deleting a location marks its row as deleted and does not change the rows of its items", async () => {
    const { id } = await newLocation();
    await createItem({ locationId: id });
    await call(admin, "DELETE", `/api/locations/${id}`);
    expect(await db.location.findUnique({ where: { id } })).toMatchObject({ isDeleted: true });
    expect(await db.item.count({ where: { locationId: id } })).toBe(1);
  });
});

describe("order of the locations that remain after a deletion", () => {
  it("deleting locations renumbers the others without gaps, so that a new location comes last", async () => {
    const [first, second, kept, last] = [
      await newLocation(),
      await newLocation(),
      await newLocation(),
      await newLocation(),
    ];
    const foreign = await createLocation({ order: 7 });
    await call(admin, "DELETE", `/api/locations/${first.id}`);
    await bulkDelete([second.id]);
    const list = async () => (await call<Location[]>(admin, "GET", "/api/locations")).body;
    expect((await list()).map(({ id, order }) => [id, order])).toEqual([
      [kept.id, 0],
      [last.id, 1],
    ]);
    // The order value of a new last location is the number of existing locations.
    const order = (await list()).length;
    const added = await call<Location>(admin, "POST", "/api/locations", { name: "Attic", order });
    expect(await idsAt("/api/locations")).toEqual([kept.id, last.id, added.body.id]);
    expect(await db.location.findUnique({ where: { id: foreign.id } })).toEqual(foreign);
  });
});

describe("POST /api/locations/bulk-delete", () => {
  it("bulk deletion of locations deletes the named ones and returns their number", async () => {
    const [a, b, c] = [await newLocation(), await newLocation(), await newLocation()];
    const { status, body } = await bulkDelete([a.id, c.id]);
    expect([status, body]).toEqual([200, { deleted: 2 }]);
    expect(await idsAt("/api/locations")).toEqual([b.id]);
  });

  it.each<[string, () => Promise<number>]>([
    ["foreign", async () => (await createLocation()).id],
    [
      "deleted",
      async () => {
        const { householdId } = admin;
        return (await createLocation({ householdId, isDeleted: true })).id;
      },
    ],
    ["missing", () => Promise.resolve(2_000_000_000)],
  ])("bulk deletion of locations answers 404 and deletes none when one is %s", async (_, other) => {
    const own = await newLocation();
    const otherId = await other();
    for (const ids of [
      [own.id, otherId],
      [otherId, own.id],
    ])
      expect((await bulkDelete(ids)).status).toBe(404);
    expect(await idsAt("/api/locations")).toEqual([own.id]);
  });

  it("bulk deletion of locations does not change another household's location", async () => {
    const foreign = await createLocation();
    await bulkDelete([foreign.id]);
    expect(await db.location.findUnique({ where: { id: foreign.id } })).toEqual(foreign);
  });

  it("bulk deletion of locations answers 400 for an empty selection", async () => {
    expect((await bulkDelete([])).status).toBe(400);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { days, setClock } from "@/lib/core/clock";
import { resetEnv } from "@/lib/core/env";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";

let admin: Person;
beforeEach(async () => {
  admin = await createPerson();
});
afterEach(() => {
  setClock(undefined);
  vi.unstubAllEnvs();
  resetEnv();
});

const newLocation = async () => (await createLocation({ householdId: admin.householdId })).id;
const newItem = async (locationId: number) => (await createItem({ locationId })).id;
const idsAt = async (path: string) =>
  (await call<(Location | Item)[]>(admin, "GET", path)).body.map(({ id }) => id);
const remove = (ids: number[]) => call(admin, "POST", "/api/locations/bulk-delete", { ids });
const restore = (id: number) => callInVain(admin, "POST", `/api/locations/${id}/restore`);
const bulkRestore = (ids: number[]) =>
  callInVain(admin, "POST", "/api/locations/bulk-restore", { ids });
const sequence = async () =>
  (await call<Location[]>(admin, "GET", "/api/locations")).body.map(({ id, order }) => [id, order]);

describe("POST /api/locations/{id}/restore", () => {
  it("restoring a location restores only the items that were deleted with it", async () => {
    const [gone, other] = [await newLocation(), await newLocation()];
    const [before, withIt, elsewhere] = [
      await newItem(gone),
      await newItem(gone),
      await newItem(other),
    ];
    await call(admin, "POST", "/api/items/bulk-delete", { ids: [before, elsewhere] });
    await remove([gone]);
    const { status, body } = await call<Location>(admin, "POST", `/api/locations/${gone}/restore`);
    expect([status, body]).toMatchObject([200, { id: gone, isDeleted: false, order: 0 }]);
    expect(await idsAt("/api/items")).toEqual([withIt]);
  });

  it("a restored location and its items no longer record when and by whom they were deleted", async () => {
    const id = await newLocation();
    const itemId = await newItem(id);
    await remove([id]);
    const rows = async () => [
      await db.location.findUnique({ where: { id } }),
      await db.item.findUnique({ where: { id: itemId } }),
    ];
    const deleted = { deletedAt: expect.any(Date) as Date, deletedById: admin.id };
    expect(await rows()).toMatchObject([deleted, deleted]);
    await restore(id);
    const live = { isDeleted: false, deletedAt: null, deletedById: null };
    expect(await rows()).toMatchObject([live, { ...live, deletedWithLocation: false }]);
  });

  it("an item that is deleted after the restore of its location is not restored by the next restore", async () => {
    const id = await newLocation();
    const [first, second] = [await newItem(id), await newItem(id)];
    await remove([id]);
    await restore(id);
    await call(admin, "DELETE", `/api/items/${first}`);
    await remove([id]);
    await restore(id);
    expect(await idsAt("/api/items")).toEqual([second]);
  });

  it("a restored location returns to its place in the checking sequence, without gaps or repeats", async () => {
    const [a, b, c] = [await newLocation(), await newLocation(), await newLocation()];
    await remove([b]);
    await restore(b);
    expect(await sequence()).toEqual([
      [a, 0],
      [b, 1],
      [c, 2],
    ]);
  });

  it("restoring a location that is not deleted answers 200 and changes nothing", async () => {
    const [a] = [await newLocation(), await newLocation()];
    await newItem(a);
    const { householdId } = admin;
    const rows = async () => [
      await db.location.findMany({ where: { householdId }, orderBy: { id: "asc" } }),
      await db.item.findMany({ where: { householdId } }),
    ];
    const before = await rows();
    expect((await restore(a)).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it("restoring a location answers 404 when it was deleted 30 days ago", async () => {
    const deletedAt = new Date("2026-03-01T12:00:00Z");
    const { id } = await createLocation({
      householdId: admin.householdId,
      isDeleted: true,
      deletedAt,
    });
    setClock(new Date(deletedAt.getTime() + days(30)));
    const person = await createPerson({ householdId: admin.householdId });
    expect((await callInVain(person, "POST", `/api/locations/${id}/restore`)).status).toBe(404);
  });

  it.each([
    ["MAX_LOCATIONS", "1", "A household can have up to 1 locations. Yours has 1, so 1 more"],
    ["MAX_ITEMS", "2", "A household can have up to 2 items. Yours has 1, so 2 more"],
  ])("restoring a location above %s answers 409 and restores nothing", async (name, max, text) => {
    const gone = await newLocation();
    await newItem(gone);
    await newItem(gone);
    await remove([gone]);
    const kept = await newLocation();
    const keptItem = await newItem(kept);
    vi.stubEnv(name, max);
    resetEnv();
    const { status, body } = await restore(gone);
    expect([status, body.message]).toEqual([409, expect.stringContaining(text)]);
    expect(await idsAt("/api/locations")).toEqual([kept]);
    expect(await idsAt("/api/items")).toEqual([keptItem]);
  });
});

describe("POST /api/locations/bulk-restore", () => {
  it("bulk restore after a bulk deletion restores the locations, their items and the checking sequence", async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await newLocation());
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids;
    const item = await newItem(d);
    await remove([d, b]);
    expect(await bulkRestore([d, b])).toMatchObject({ status: 200, body: { restored: 2 } });
    expect(await sequence()).toEqual([a, b, c, d, e].map((id, order) => [id, order]));
    expect(await idsAt("/api/items")).toEqual([item]);
  });

  it.each([
    ["first to last", [0, 1, 2]],
    ["last to first", [2, 1, 0]],
  ])(
    "locations that were deleted together and are restored one by one, %s, return to their places",
    async (_, turns) => {
      const ids = [];
      for (let count = 0; count < 6; count += 1) ids.push(await newLocation());
      // The order of the ids differs from the checking sequence.
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = ids.reverse();
      const locations = ids.map((id, order) => ({ id, order }));
      await call(admin, "PUT", "/api/locations/order", { locations });
      const deleted = [b, c, e];
      await remove(deleted);
      const live = () => idsAt("/api/locations");
      for (const turn of turns) {
        await restore(deleted[turn] ?? 0);
        const present = new Set(await live());
        expect(await live()).toEqual([a, b, c, d, e, f].filter((id) => present.has(id)));
      }
      expect(await live()).toEqual([a, b, c, d, e, f]);
    },
  );

  it("bulk restore of locations answers 404 and restores none when one is of another household", async () => {
    const own = await newLocation();
    await remove([own]);
    const { id: foreign } = await createLocation({ isDeleted: true });
    expect((await bulkRestore([own, foreign])).status).toBe(404);
    expect(await idsAt("/api/locations")).toEqual([]);
    expect(await db.location.findUnique({ where: { id: foreign } })).toMatchObject({
      isDeleted: true,
    });
  });
});

it("after simultaneous restores and reorders no two locations have the same order", async () => {
  for (let round = 0; round < 3; round += 1) {
    const [a, b, c] = [await newLocation(), await newLocation(), await newLocation()];
    await remove([b]);
    const left = await idsAt("/api/locations");
    const locations = left.reverse().map((id, order) => ({ id, order }));
    await Promise.all([
      restore(b),
      call(admin, "PUT", "/api/locations/order", { locations }),
      restore(b),
    ]);
    const orders = (await sequence()).map(([, order]) => order);
    expect(new Set(orders).size).toBe(orders.length);
    expect(await idsAt("/api/locations")).toEqual(expect.arrayContaining([a, b, c]));
  }
});

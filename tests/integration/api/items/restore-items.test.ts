import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { days, setClock } from "@/lib/core/clock";
import { resetEnv } from "@/lib/core/env";
import type { Item } from "@/lib/features/items/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";

let admin: Person;
let locationId: number;

beforeEach(async () => {
  admin = await createPerson();
  locationId = (await createLocation({ householdId: admin.householdId, name: "Cellar" })).id;
});
afterEach(() => {
  setClock(undefined);
  vi.unstubAllEnvs();
  resetEnv();
});

const newItem = async () => (await createItem({ locationId })).id;
const liveIds = async () =>
  (await call<Item[]>(admin, "GET", "/api/items")).body.map(({ id }) => id);
const remove = (ids: number[]) => call(admin, "POST", "/api/items/bulk-delete", { ids });
const restore = (id: number) => callInVain(admin, "POST", `/api/items/${id}/restore`);
const bulkRestore = (ids: number[]) =>
  callInVain(admin, "POST", "/api/items/bulk-restore", { ids });

describe("POST /api/items/{id}/restore", () => {
  it("restoring a deleted item returns it with its earlier fields, and the list of items has it again", async () => {
    const item = await createItem({
      locationId,
      currentStock: 3,
      partialAmount: 0.5,
      photo: "key",
    });
    await remove([item.id]);
    const { status, body } = await call<Item>(admin, "POST", `/api/items/${item.id}/restore`);
    const { name, currentStock, partialAmount, photo } = item;
    expect([status, body]).toMatchObject([
      200,
      { id: item.id, name, currentStock, partialAmount, photo, isDeleted: false },
    ]);
    expect(await liveIds()).toEqual([item.id]);
    expect(await db.item.findUnique({ where: { id: item.id } })).toMatchObject({
      deletedAt: null,
      deletedById: null,
    });
  });

  it("restoring an item that is not deleted answers 200 and changes nothing", async () => {
    const { id } = await createItem({ locationId });
    const before = await db.item.findUnique({ where: { id } });
    expect((await restore(id)).status).toBe(200);
    expect(await db.item.findUnique({ where: { id } })).toEqual(before);
  });

  it("an item can be restored for 30 days after its deletion and answers 404 afterwards", async () => {
    const [first, second] = [await newItem(), await newItem()];
    const deletedAt = new Date("2026-03-01T12:00:00Z");
    await db.item.updateMany({ where: { locationId }, data: { isDeleted: true, deletedAt } });
    setClock(new Date(deletedAt.getTime() + days(30) - 1));
    const person = await createPerson({ householdId: admin.householdId });
    const restoreAs = (id: number) => callInVain(person, "POST", `/api/items/${id}/restore`);
    expect((await restoreAs(first)).status).toBe(200);
    setClock(new Date(deletedAt.getTime() + days(30)));
    expect((await restoreAs(second)).status).toBe(404);
  });

  it("restoring an item of a deleted location answers 409 with a message that names the location", async () => {
    const [alone, withIt] = [await newItem(), await newItem()];
    await remove([alone]);
    await call(admin, "DELETE", `/api/locations/${locationId}`);
    for (const id of [alone, withIt]) {
      const { status, body } = await restore(id);
      expect([status, body.code, body.message]).toEqual([
        409,
        "conflict",
        "The location “Cellar” is deleted too. Restore it first.",
      ]);
    }
    expect(await liveIds()).toEqual([]);
  });

  it("restoring an item above the cap on items answers 409 and the item stays deleted", async () => {
    vi.stubEnv("MAX_ITEMS", "1");
    resetEnv();
    const id = await newItem();
    await remove([id]);
    const kept = await newItem();
    const { status, body } = await restore(id);
    expect([status, body.message]).toEqual([
      409,
      "A household can have up to 1 items. Yours has 1, so 1 more does not fit. Delete some first.",
    ]);
    expect(await liveIds()).toEqual([kept]);
  });
});

describe("POST /api/items/bulk-restore", () => {
  it("bulk restore of items restores the deleted ones and returns their number", async () => {
    const [a, b, c] = [await newItem(), await newItem(), await newItem()];
    await remove([a, c]);
    expect(await bulkRestore([c, a, b, a])).toMatchObject({ status: 200, body: { restored: 2 } });
    expect(await liveIds()).toEqual([a, b, c]);
  });

  it.each<[string, () => Promise<number>]>([
    ["foreign", async () => (await createItem({ isDeleted: true })).id],
    ["missing", () => Promise.resolve(2_000_000_000)],
  ])("bulk restore of items answers 404 and restores none when one is %s", async (_, other) => {
    const own = await newItem();
    await remove([own]);
    expect((await bulkRestore([own, await other()])).status).toBe(404);
    expect(await liveIds()).toEqual([]);
  });
});

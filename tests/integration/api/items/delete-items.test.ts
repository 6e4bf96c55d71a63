import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";

let admin: Person;
let locationId: number;

beforeEach(async () => {
  admin = await createPerson();
  locationId = (await createLocation({ householdId: admin.householdId })).id;
});

const newItem = async () => (await createItem({ locationId })).id;
const liveIds = async () =>
  (await call<Item[]>(admin, "GET", "/api/items")).body.map(({ id }) => id);
const bulkDelete = (ids: number[]) => call(admin, "POST", "/api/items/bulk-delete", { ids });

describe("DELETE /api/items/{id}", () => {
  it("deleting an item hides it and marks its row as deleted; a second deletion answers 404", async () => {
    const [gone, kept] = [await newItem(), await newItem()];
    const answer = await call(admin, "DELETE", `/api/items/${gone}`);
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(await liveIds()).toEqual([kept]);
    expect(await db.item.findUnique({ where: { id: gone } })).toMatchObject({ isDeleted: true });
    expect((await call(admin, "DELETE", `/api/items/${gone}`)).status).toBe(404);
  });
});

describe("POST /api/items/bulk-delete", () => {
  it("bulk deletion of items deletes the named ones and returns their number", async () => {
    const [a, b, c] = [await newItem(), await newItem(), await newItem()];
    const { status, body } = await bulkDelete([c, a]);
    expect([status, body]).toEqual([200, { deleted: 2 }]);
    expect(await liveIds()).toEqual([b]);
  });

  it.each<[string, () => Promise<number>]>([
    ["foreign", async () => (await createItem()).id],
    ["deleted", async () => (await createItem({ locationId, isDeleted: true })).id],
    ["missing", () => Promise.resolve(2_000_000_000)],
  ])("bulk deletion of items answers 404 and deletes none when one is %s", async (_, other) => {
    const own = await newItem();
    const otherId = await other();
    for (const ids of [
      [own, otherId],
      [otherId, own],
    ])
      expect((await bulkDelete(ids)).status).toBe(404);
    expect(await liveIds()).toEqual([own]);
  });

  it("bulk deletion of items does not change another household's item", async () => {
    const foreign = await createItem();
    await bulkDelete([foreign.id]);
    expect(await db.item.findUnique({ where: { id: foreign.id } })).toEqual(foreign);
  });

  it("bulk deletion of items answers 400 for an empty selection", async () => {
    expect((await bulkDelete([])).status).toBe(400);
  });
});

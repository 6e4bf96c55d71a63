import { describe, expect, it } from "vitest";
import type { Location } from "@/lib/features/locations/model/dto";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import { createMembers, createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLine, createList, createLocation } from "@/tests/support/factories";
import { rounds } from "@/tests/support/rounds";
import { atOnce, tally } from "./at-once";

const COUNT = 8;

/** Creates `COUNT` locations and returns their ids in the order of the locations. */
async function newLocations(householdId: number): Promise<number[]> {
  const ids: number[] = [];
  for (let count = 0; count < COUNT; count += 1)
    ids.push((await createLocation({ householdId })).id);
  return ids;
}

describe.each(rounds(3))("simultaneous changes of lists and locations, round %i", () => {
  it("a tick concurrent with the clearing of its list does not restore the cleared line", async () => {
    const { admin, assistant, householdId } = await createMembers();
    const { id: listId } = await createList({ householdId });
    const lines = await atOnce(5, () => createLine({ listId }));
    const [ticks, clearing] = await Promise.all([
      atOnce(15, (index) => {
        const path = `/api/shopping-lists/items/${lines[index % 5]?.id ?? 0}`;
        return call(assistant, "PUT", path, { purchased: index % 2 === 0 });
      }),
      call(admin, "DELETE", `/api/shopping-lists/${listId}/items`),
    ]);
    expect([clearing.status, clearing.body]).toEqual([200, { items: [] }]);
    for (const { status } of ticks) expect([200, 404]).toContain(status);
    const { body } = await call<ShoppingList>(admin, "GET", `/api/shopping-lists/${listId}`);
    expect(body.items).toEqual([]);
  });

  it("reordering locations while a location is added results in the old or a requested order, with the new location last", async () => {
    const admin = await createPerson();
    const ids = await newLocations(admin.householdId);
    const half = COUNT / 2;
    const sequences = [ids.toReversed(), [...ids.slice(half), ...ids.slice(0, half)]];
    const reorder = (sequence: number[]) => {
      const locations = sequence.map((id, order) => ({ id, order }));
      return call(admin, "PUT", "/api/locations/order", { locations });
    };
    const [addition, ...reorders] = await Promise.all([
      call<Location>(admin, "POST", "/api/locations", { name: "Added" }),
      ...[...sequences, ...sequences, ...sequences].map(reorder),
    ]);
    expect(addition.status).toBe(201);
    for (const { status } of reorders) expect([200, 400]).toContain(status);

    const { body } = await call<Location[]>(admin, "GET", "/api/locations");
    const found = body.map(({ id }) => id);
    const possible = [ids, ...sequences].map((sequence) => [...sequence, addition.body.id]);
    expect(possible).toContainEqual(found);
    expect(new Set(body.map(({ order }) => order)).size).toBe(COUNT + 1);
  });

  it("concurrent reorders, deletions and additions leave locations with consecutive order values", async () => {
    const admin = await createPerson();
    const ids = await newLocations(admin.householdId);
    const locations = ids.toReversed().map((id, order) => ({ id, order }));
    const [reorders, deletions, additions] = await Promise.all([
      atOnce(3, () => call(admin, "PUT", "/api/locations/order", { locations })),
      atOnce(3, (index) => call(admin, "DELETE", `/api/locations/${ids[index] ?? 0}`)),
      atOnce(3, () => call(admin, "POST", "/api/locations", { name: "Added", photo: null })),
    ]);
    for (const { status } of reorders) expect([200, 400]).toContain(status);
    expect([tally(deletions), tally(additions)]).toEqual([{ 204: 3 }, { 201: 3 }]);
    const { body } = await call<Location[]>(admin, "GET", "/api/locations");
    expect(body.map(({ order }) => order)).toEqual(body.map((_, index) => index));
  });

  it("of 10 simultaneous bulk deletions of one location one answers 200 and the others 404", async () => {
    const admin = await createPerson();
    const { id } = await createLocation({ householdId: admin.householdId });
    const answers = await atOnce(10, () =>
      call(admin, "POST", "/api/locations/bulk-delete", { ids: [id] }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 404: 9 });
  });

  it("adding and moving items to a location during its deletion leaves no item in it", async () => {
    const admin = await createPerson();
    const [gone, kept] = [
      await createLocation({ householdId: admin.householdId }),
      await createLocation({ householdId: admin.householdId }),
    ];
    const moving = await createItem({ locationId: kept.id });
    const body = { name: "Late", unit: "box", locationId: gone.id };
    const [deletion, ...others] = await Promise.all([
      call(admin, "DELETE", `/api/locations/${gone.id}`),
      call(admin, "PUT", `/api/items/${moving.id}`, { locationId: gone.id }),
      ...Array.from({ length: 5 }, () => call(admin, "POST", "/api/items", body)),
    ]);
    expect(deletion.status).toBe(204);
    for (const { status } of others) expect([200, 201, 404]).toContain(status);
    const alive = await call<{ locationId: number }[]>(admin, "GET", "/api/items");
    expect(alive.body.filter(({ locationId }) => locationId === gone.id)).toEqual([]);
    const { householdId } = admin;
    expect(await db.location.count({ where: { householdId, isDeleted: false } })).toBe(1);
  });
});

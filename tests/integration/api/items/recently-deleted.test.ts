import { beforeEach, describe, expect, it } from "vitest";
import { days } from "@/lib/core/clock";
import type { RecentlyDeleted } from "@/lib/features/items/model/recently-deleted";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";

let admin: Person;
beforeEach(async () => {
  admin = await createPerson();
});

const listOf = async (person: Person) =>
  (await call<RecentlyDeleted[]>(person, "GET", "/api/recently-deleted")).body;

describe("GET /api/recently-deleted", () => {
  it("GET /api/recently-deleted lists deleted items and locations with time and person, the latest first", async () => {
    const { householdId, username } = admin;
    const cellar = await createLocation({ householdId, name: "Cellar", photo: "key" });
    const attic = await createLocation({ householdId, name: "Attic" });
    const rice = await createItem({ locationId: attic.id, name: "Rice" });
    const tea = await createItem({ locationId: cellar.id, name: "Black tea" });
    await createItem({ locationId: cellar.id });
    await createItem({ locationId: attic.id, name: "Live" });
    for (const path of [`items/${rice.id}`, `items/${tea.id}`, `locations/${cellar.id}`])
      await call(admin, "DELETE", `/api/${path}`);
    const deletedAt = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    const common = { deletedAt, deletedBy: username };
    const ofItem = { ...common, kind: "item", photo: null, pictogram: null, itemCount: 0 };
    expect(await listOf(admin)).toEqual([
      {
        ...common,
        kind: "location",
        id: cellar.id,
        name: "Cellar",
        photo: "key",
        pictogram: null,
        location: null,
        itemCount: 1,
      },
      { ...ofItem, id: tea.id, name: "Black tea", location: { name: "Cellar", isDeleted: true } },
      { ...ofItem, id: rice.id, name: "Rice", location: { name: "Attic", isDeleted: false } },
    ]);
  });

  it("GET /api/recently-deleted lists a location before an item that was deleted at the same time", async () => {
    const { householdId } = admin;
    const gone = { isDeleted: true, deletedAt: new Date() };
    const { id: locationId } = await createLocation({ householdId, ...gone });
    await createItem({ locationId, ...gone });
    expect((await listOf(admin)).map(({ kind }) => kind)).toEqual(["location", "item"]);
  });

  it("GET /api/recently-deleted lists nothing of another household and nothing deleted more than 30 days ago", async () => {
    const { householdId } = admin;
    const deletedAt = new Date(Date.now() - days(30) - 1);
    await createLocation({ householdId, isDeleted: true, deletedAt });
    await createItem({ householdId, isDeleted: true, deletedAt });
    await createItem({ isDeleted: true });
    await createLocation({ isDeleted: true });
    const young = await createItem({ householdId, isDeleted: true });
    expect((await listOf(admin)).map(({ id }) => id)).toEqual([young.id]);
  });

  it("GET /api/recently-deleted lists the 500 latest deletions of items and locations", async () => {
    const { householdId } = admin;
    const { id: locationId } = await createLocation({ householdId });
    const at = (seconds: number) => ({
      householdId,
      isDeleted: true,
      deletedAt: new Date(Date.now() - seconds * 1000),
    });
    const latest = await createLocation(at(1));
    await db.item.createMany({
      data: Array.from({ length: 500 }, (_, index) => ({
        ...at(index + 2),
        locationId,
        name: `Item ${index}`,
        unit: "can" as const,
      })),
    });
    const entries = await listOf(admin);
    expect(entries).toHaveLength(500);
    expect(entries[0]).toMatchObject({ kind: "location", id: latest.id });
    expect(entries.at(-1)?.name).toBe("Item 498");
  });

  it("GET /api/recently-deleted names nobody if the account of the person who deleted the item was deleted", async () => {
    const { householdId } = admin;
    const { id } = await createItem({ householdId });
    await call(admin, "DELETE", `/api/items/${id}`);
    const other = await createPerson({ householdId });
    await db.user.delete({ where: { id: admin.id } });
    expect(await listOf(other)).toMatchObject([{ id, deletedBy: null }]);
  });
});

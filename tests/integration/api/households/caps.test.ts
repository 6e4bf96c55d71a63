import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import type { Household } from "@/lib/features/households/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import {
  createCheck,
  createCount,
  createItem,
  createLine,
  createLocation,
} from "@/tests/support/factories";

beforeEach(() => {
  vi.stubEnv("MAX_LOCATIONS", "3");
  vi.stubEnv("MAX_ITEMS", "4");
  resetEnv();
});

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const LOCATIONS_FULL =
  "A household can have up to 3 locations. Yours has 3, so 1 more does not fit. Delete some first.";
const ITEMS_FULL =
  "A household can have up to 4 items. Yours has 4, so 1 more does not fit. Delete some first.";

const addLocation = (person: Person) =>
  callInVain(person, "POST", "/api/locations", { name: "Attic" });
const addItem = (person: Person, locationId: number) =>
  callInVain(person, "POST", "/api/items", { name: "Rice", unit: "bag", locationId });
const importRows = (person: Person, rows: [location: string, item?: string][]) =>
  callInVain(person, "POST", "/api/import/csv", {
    rows: rows.map(([location, name], index) => ({
      row: index + 2,
      location,
      item: name === undefined ? null : { name, unit: "bag" },
    })),
  });

/** Creates a household with the given numbers of locations and items, and one more of each that is deleted. */
async function createFilled({ locations = 1, items = 0 }) {
  const admin = await createPerson();
  const { householdId } = admin;
  const { id: locationId } = await createLocation({ householdId });
  for (let count = 1; count < locations; count += 1) await createLocation({ householdId });
  for (let count = 0; count < items; count += 1) await createItem({ locationId });
  await createLocation({ householdId, isDeleted: true });
  await createItem({ locationId, isDeleted: true });
  return { admin, householdId, locationId };
}

const live = (householdId: number) => ({ where: { householdId, isDeleted: false } });

describe("the cap on locations", () => {
  it("adding a location above the cap answers 409 with a message that names the cap", async () => {
    const { admin, householdId } = await createFilled({ locations: 2 });
    expect((await addLocation(admin)).status).toBe(201);
    const { status, body } = await addLocation(admin);
    expect([status, body.code, body.message]).toEqual([409, "conflict", LOCATIONS_FULL]);
    expect(await db.location.count(live(householdId))).toBe(3);
  });

  it("at the cap on locations, a location can be added after another one is deleted", async () => {
    const { admin, locationId } = await createFilled({ locations: 3 });
    expect((await call(admin, "DELETE", `/api/locations/${locationId}`)).status).toBe(204);
    expect((await addLocation(admin)).status).toBe(201);
  });

  it("an import that would exceed the cap on locations answers 409 and adds nothing", async () => {
    const { admin, householdId } = await createFilled({ locations: 2 });
    const { status, body } = await importRows(admin, [["Attic", "Rice"], ["Cellar"]]);
    expect([status, body.message]).toEqual([
      409,
      "A household can have up to 3 locations. Yours has 2, so 2 more do not fit. Delete some first.",
    ]);
    expect(await db.location.count(live(householdId))).toBe(2);
    expect(await db.item.count(live(householdId))).toBe(0);
  });
});

describe("the cap on items", () => {
  it("adding an item above the cap answers 409 with a message that names the cap", async () => {
    const { admin, householdId, locationId } = await createFilled({ items: 3 });
    expect((await addItem(admin, locationId)).status).toBe(201);
    const { status, body } = await addItem(admin, locationId);
    expect([status, body.code, body.message]).toEqual([409, "conflict", ITEMS_FULL]);
    expect(await db.item.count(live(householdId))).toBe(4);
  });

  it("adding an item to another household's location at the cap on items answers 404, not 409", async () => {
    const { admin } = await createFilled({ items: 4 });
    const { locationId: foreign } = await createFilled({});
    expect((await addItem(admin, foreign)).status).toBe(404);
  });

  it("an import that would exceed the cap on items answers 409 and adds nothing", async () => {
    const { admin, householdId } = await createFilled({ items: 3 });
    const { status, body } = await importRows(admin, [
      ["Attic", "Rice"],
      ["Attic", "Oats"],
    ]);
    expect([status, body.message]).toEqual([
      409,
      "A household can have up to 4 items. Yours has 3, so 2 more do not fit. Delete some first.",
    ]);
    expect(await db.location.count(live(householdId))).toBe(1);
    expect(await db.item.count(live(householdId))).toBe(3);
  });

  it("import rows whose items exist already do not count towards the cap on items", async () => {
    const { admin, householdId, locationId } = await createFilled({ items: 2 });
    const { name } = await db.location.findUniqueOrThrow({ where: { id: locationId } });
    const rows: [string, string][] = ["Rice", "Oats"].map((item) => [name, item]);
    expect((await importRows(admin, rows)).status).toBe(200);
    expect((await importRows(admin, rows)).status).toBe(200);
    expect(await db.item.count(live(householdId))).toBe(4);
  });
});

describe("a household that already exceeds the caps", () => {
  it("a household above the caps can read and change its items but add none (409)", async () => {
    const { admin, locationId } = await createFilled({ locations: 5, items: 6 });
    const { body: items } = await call<{ id: number }[]>(admin, "GET", "/api/items");
    expect(items).toHaveLength(6);
    const path = `/api/items/${items[0]?.id ?? 0}`;
    expect((await call(admin, "PUT", path, { name: "Oats", locationId })).status).toBe(200);
    expect((await addItem(admin, locationId)).status).toBe(409);
    expect((await addLocation(admin)).status).toBe(409);
  });
});

describe("GET /api/household", () => {
  it("GET /api/household returns the caps on locations and items", async () => {
    const { body } = await call<Household>(await createPerson(), "GET", "/api/household");
    expect([body.maxLocations, body.maxItems]).toEqual([3, 4]);
  });
});

describe("removal of deleted rows far above the caps", () => {
  /** The number of deleted items that may remain: ten times the cap on items in this file. */
  const MOST = 40;
  const MOST_LOCATIONS = 30;
  const longAgo = new Date(Date.now() - 10 * 60_000);
  const gone = { isDeleted: true, deletedAt: longAgo };

  async function fillWithDeleted(householdId: number, locationId: number) {
    const row = { householdId, locationId, name: "Rice", unit: "bag", ...gone } as const;
    await db.item.createMany({ data: Array.from({ length: MOST }, () => row) });
  }

  it("the oldest deleted items are removed when there are too many, except those in a check or on a list", async () => {
    const { admin, householdId, locationId } = await createFilled({});
    const older = { ...gone, deletedAt: new Date(longAgo.getTime() - 1) };
    const [counted, listed, plain] = [
      await createItem({ locationId, ...older }),
      await createItem({ locationId, ...older }),
      await createItem({ locationId, ...older }),
    ];
    const { id: updateId } = await createCheck({ householdId });
    await createCount({ itemId: counted.id, updateId });
    await createLine({ householdId, itemId: listed.id });
    await fillWithDeleted(householdId, locationId);
    expect((await addItem(admin, locationId)).status).toBe(201);
    const left = await db.item.findMany({ where: { householdId, isDeleted: true } });
    const ids = left.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([counted.id, listed.id]));
    expect(ids).not.toContain(plain.id);
    expect(left).toHaveLength(MOST + 2);
  });

  it("deleted items up to ten times the cap on items are not removed", async () => {
    const { admin, householdId, locationId } = await createFilled({});
    await db.item.deleteMany({ where: { householdId, isDeleted: true } });
    await fillWithDeleted(householdId, locationId);
    await addItem(admin, locationId);
    expect(await db.item.count({ where: { householdId, isDeleted: true } })).toBe(MOST);
  });

  it("an item that was deleted less than a minute ago is not removed", async () => {
    const { admin, householdId, locationId } = await createFilled({});
    await db.item.updateMany({
      where: { householdId, isDeleted: true },
      data: { deletedAt: new Date(Date.now() - 30_000) },
    });
    const later = { ...gone, deletedAt: new Date() };
    const row = { householdId, locationId, name: "Rice", unit: "bag", ...later } as const;
    await db.item.createMany({ data: Array.from({ length: MOST }, () => row) });
    await addItem(admin, locationId);
    expect(await db.item.count({ where: { householdId, isDeleted: true } })).toBe(MOST + 1);
  });

  it("the oldest deleted locations are removed when there are too many, except those that contain an item", async () => {
    const { admin, householdId } = await createFilled({});
    const older = { ...gone, deletedAt: new Date(longAgo.getTime() - 1) };
    const used = await createLocation({ householdId, ...older });
    await createItem({ locationId: used.id, ...gone });
    // `createFilled` adds one more deleted location, which was deleted last.
    const unused = await createLocation({ householdId, ...older });
    const row = { householdId, name: "Attic", ...gone };
    await db.location.createMany({ data: Array.from({ length: MOST_LOCATIONS }, () => row) });
    expect((await addLocation(admin)).status).toBe(201);
    const left = await db.location.findMany({ where: { householdId, isDeleted: true } });
    const ids = left.map(({ id }) => id);
    expect(ids).toContain(used.id);
    expect(ids).not.toContain(unused.id);
    expect(left).toHaveLength(MOST_LOCATIONS + 1);
  });

  it("deleted locations up to ten times the cap on locations are not removed", async () => {
    const { admin, householdId } = await createFilled({});
    const row = { householdId, name: "Attic", ...gone };
    const rows = Array.from({ length: MOST_LOCATIONS - 1 }, () => row);
    await db.location.createMany({ data: rows });
    expect((await addLocation(admin)).status).toBe(201);
    const left = await db.location.count({ where: { householdId, isDeleted: true } });
    expect(left).toBe(MOST_LOCATIONS);
  });

  it("adding an item does not remove the rows of another household's deleted items", async () => {
    const { locationId, householdId } = await createFilled({});
    await fillWithDeleted(householdId, locationId);
    const { admin, householdId: ownHousehold, locationId: own } = await createFilled({});
    await fillWithDeleted(ownHousehold, own);
    await addItem(admin, own);
    expect(await db.item.count({ where: { householdId, isDeleted: true } })).toBe(MOST + 1);
  });
});

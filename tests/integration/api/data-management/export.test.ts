import { describe, expect, it } from "vitest";
import { EXPORT_RECORDS_HEADER } from "@/lib/core/export-records";
import { db } from "@/lib/server/db";
import { createMembers, createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import {
  createAddition,
  createCount,
  createItem,
  createLine,
  createLocation,
} from "@/tests/support/factories";
import { knownDevice } from "@/tests/support/sign-in";
import { createWorld } from "../api-world";

interface Row {
  id: number;
}

interface Export {
  account: { username: string; email: string; sessions: object[]; knownDevices: object[] };
  household: { id: number; name: string; members: string[] };
  inventory: {
    locations: (Row & { name: string })[];
    items: (Row & { name: string })[];
    purchases: Row[];
    shoppingAdditions: Row[];
    shopMoves: Row[];
  };
  inventoryUpdates: (Row & { startedBy: string; counts: { countedBy: string; basis: string }[] })[];
  shoppingLists: (Row & {
    emailedTo: string | null;
    clearedBy: string | null;
    items: object[];
  })[];
}

const exportOf = (person: Person) => call<Export>(person, "GET", "/api/user/export-data");

describe("GET /api/user/export-data", () => {
  it("the data export contains account, household, inventory, checks and shopping lists", async () => {
    const world = await createWorld();
    const { householdId, marker, username } = world;
    const person = await createPerson({ householdId, role: "regular" });
    await knownDevice(person.username);
    const { status, headers, body } = await exportOf(person);
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="larder-export-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(body.account).toMatchObject({ username: person.username, email: person.email });
    expect(body.account.sessions).toHaveLength(2);
    const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    expect(body.account.knownDevices).toEqual([{ createdAt: time, lastUsedAt: time }]);
    expect(body.household).toMatchObject({ id: householdId, members: [username, person.username] });
    expect(body.inventory.locations.map(({ name }) => name)).toEqual([`${marker} location`]);
    expect(body.inventory.items.map(({ name }) => name)).toEqual([`${marker} item`]);
    expect(body.inventoryUpdates).toHaveLength(2);
    expect(body.inventoryUpdates[1]).toMatchObject({
      startedBy: username,
      counts: [{ countedBy: username, itemId: world.itemId }],
    });
    expect(body.shoppingLists).toMatchObject([
      { id: world.listId, items: [{ itemId: world.itemId, quantity: 1 }] },
    ]);
    expect(headers.get(EXPORT_RECORDS_HEADER)).toBe("6");
  });

  it("the data export contains the pack sizes of items, lines and additions", async () => {
    const { householdId, admin } = await createMembers();
    const { id: itemId } = await createItem({ householdId, packSize: 10 });
    await createLine({ householdId, itemId, quantity: 2, packSize: 10, missing: 12 });
    await createAddition({ householdId, itemId, quantity: 3, packSize: 10 });
    const { body } = await exportOf(admin);
    expect(body).toMatchObject({
      inventory: { items: [{ packSize: 10 }], shoppingAdditions: [{ quantity: 3, packSize: 10 }] },
      shoppingLists: [{ items: [{ quantity: 2, packSize: 10, missing: 12 }] }],
    });
  });

  it("the data export contains the chosen pictograms of locations and items", async () => {
    const { householdId, admin } = await createMembers();
    const pictogram = "cooked-rice";
    const { id: locationId } = await createLocation({ householdId, pictogram });
    await createItem({ locationId, pictogram });
    const { body } = await exportOf(admin);
    expect(body.inventory).toMatchObject({ locations: [{ pictogram }], items: [{ pictogram }] });
  });

  it("the data export contains the moves of items in the order of the shop", async () => {
    const { householdId, itemId, locationId } = await createWorld();
    const { id: besideId } = await createItem({ locationId });
    const { id } = await db.shopMove.create({
      data: { householdId, itemId, besideId, isAfter: true },
    });
    const { body } = await exportOf(await createPerson({ householdId }));
    expect(body.inventory.shopMoves).toEqual([{ id, itemId, besideId, isAfter: true }]);
  });

  it("the data export contains purchases and put-aways in whole units, each with the name of its person", async () => {
    const { householdId, itemId, lineId } = await createWorld();
    const admin = await createPerson({ householdId });
    const bought = { householdId, itemId, lineId, kind: "bought", quantity: 600 } as const;
    await db.journalEntry.create({ data: { ...bought, userId: admin.id, observedAt: new Date() } });
    await db.journalEntry.create({ data: { ...bought, observedAt: new Date() } });
    await db.journalEntry.create({ data: bought });
    const by = { userId: admin.id, observedAt: new Date() };
    await db.journalEntry.create({ data: { ...bought, ...by, kind: "put_away" } });
    const { body } = await exportOf(admin);
    expect(body.inventory.purchases).toMatchObject([
      { itemId, kind: "bought", quantity: 2, by: admin.username },
      { itemId, kind: "bought", quantity: 2, by: "Former member" },
      { itemId, kind: "bought", quantity: 2, by: null, observedAt: null },
      { itemId, kind: "put_away", quantity: 2, by: admin.username },
    ]);
  });

  it("the data export contains the additions to the shopping list, each with the person who added it", async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    await createAddition({ householdId, addedById: admin.id, quantity: 2 });
    await createAddition({ householdId, name: "Matches", removedAt: new Date() });
    const bought = { householdId, kind: "bought", quantity: 300, additionId: 1 } as const;
    await db.journalEntry.create({ data: { ...bought, name: "Candles" } });
    const { inventory } = (await exportOf(admin)).body;
    const removedAt = expect.any(String) as string;
    expect(inventory.shoppingAdditions).toMatchObject([
      { name: "Candles", quantity: 2, addedBy: admin.username, removedAt: null },
      { name: "Matches", quantity: 1, addedBy: "Former member", removedAt },
    ]);
    expect(inventory.purchases).toMatchObject([{ itemId: null, name: "Candles", quantity: 1 }]);
  });

  it("the data export contains the basis of each check entry, counted or assumed", async () => {
    const world = await createWorld();
    await createCount({ updateId: world.completedCheckId, itemId: world.itemId, basis: "assumed" });
    const { body } = await exportOf(await createPerson({ householdId: world.householdId }));
    const bases = body.inventoryUpdates.map(({ counts }) => counts.map(({ basis }) => basis));
    expect(bases).toEqual([["assumed"], ["counted"]]);
  });

  it("the data export contains no e-mail addresses of others, no other household's data and no secrets", async () => {
    const { householdId, admin, assistant, outsider } = await createMembers();
    await createItem({ householdId: outsider.householdId, name: "a foreign thing" });
    const mailed = (emailedTo: string) =>
      db.shoppingList.create({ data: { householdId, emailedTo, emailedAt: new Date() } });
    await mailed(assistant.email);
    await mailed("stranger@example.net");
    await mailed(admin.email.toUpperCase());
    await db.userInvitation.create({
      data: { householdId, email: "guest@example.net", token: "t0ken", expiresAt: new Date() },
    });
    const { text, body } = await exportOf(admin);
    for (const foreign of [assistant.email, outsider.username, "a foreign thing", "example.net"])
      expect(text).not.toContain(foreign);
    expect(text).not.toMatch(/argon2|t0ken|password/i);
    expect(body.shoppingLists.map(({ emailedTo }) => emailedTo)).toEqual([
      null,
      null,
      admin.email.toUpperCase(),
    ]);
  });

  it("the data export contains deleted items and locations with the time of the deletion and the person who deleted them", async () => {
    const admin = await createPerson();
    const { id } = await createLocation({ householdId: admin.householdId });
    await createItem({ locationId: id });
    await call(admin, "DELETE", `/api/locations/${id}`);
    const { inventory } = (await exportOf(admin)).body;
    const deletedAt = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    const deletion = { isDeleted: true, deletedAt, deletedBy: admin.username };
    expect(inventory).toMatchObject({ locations: [deletion], items: [deletion] });
  });

  it('in the data export deletedBy is "Former member" if the account of that person was deleted, and null for a row that is not deleted', async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    const { id } = await createLocation({ householdId });
    await createItem({ locationId: id });
    const deletedById = (await createPerson({ householdId })).id;
    const gone = { isDeleted: true, deletedAt: new Date(), deletedById };
    await createLocation({ householdId, ...gone });
    await createItem({ locationId: id, ...gone });
    await db.user.delete({ where: { id: deletedById } });
    const { inventory } = (await exportOf(admin)).body;
    const deletions = [{ deletedBy: null }, { deletedBy: "Former member" }];
    expect(inventory).toMatchObject({ locations: deletions, items: deletions });
  });

  it("the data export contains by whom a check was cancelled", async () => {
    const { householdId, admin, assistant } = await createMembers();
    const cancelled = { householdId, status: "cancelled" as const };
    await db.inventoryUpdate.create({ data: { ...cancelled, cancelledById: assistant.id } });
    await db.inventoryUpdate.create({ data: cancelled });
    await db.inventoryUpdate.create({ data: { householdId } });
    const { body } = await exportOf(admin);
    expect(body.inventoryUpdates).toMatchObject([
      { cancelledBy: assistant.username },
      { cancelledBy: "Former member" },
      { cancelledBy: null },
    ]);
  });

  it("the data export contains when and by whom a list was cleared", async () => {
    const { householdId, admin, assistant } = await createMembers();
    const clearedAt = new Date();
    const cleared = { householdId, clearedAt };
    await db.shoppingList.create({ data: { ...cleared, clearedById: assistant.id } });
    await db.shoppingList.createMany({ data: [cleared, { householdId }] });
    const { body } = await exportOf(admin);
    expect(body.shoppingLists).toMatchObject([
      { clearedAt: clearedAt.toISOString(), clearedBy: assistant.username },
      { clearedBy: "Former member" },
      { clearedAt: null, clearedBy: null },
    ]);
  });

  it('the data export shows "Former member" instead of a person whose account was deleted', async () => {
    const { householdId } = await createWorld();
    const person = await createPerson({ householdId });
    const [starter] = await db.user.findMany({ where: { householdId }, orderBy: { id: "asc" } });
    await db.user.delete({ where: { id: starter?.id ?? 0 } });
    const { body } = await exportOf(person);
    expect(body.inventoryUpdates.map(({ startedBy }) => startedBy)).toEqual([
      "Former member",
      "Former member",
    ]);
    expect(body.inventoryUpdates[1]?.counts).toMatchObject([{ countedBy: "Former member" }]);
  });

  it("a data export that is read from the database in several pages contains every record, one per line", async () => {
    const person = await createPerson();
    const { householdId } = person;
    const { id: locationId } = await createLocation({ householdId });
    const item = (index: number) => ({
      householdId,
      locationId,
      unit: "box" as const,
      name: `"${index}"\nÄ`,
    });
    await db.item.createMany({ data: Array.from({ length: 300 }, (_, index) => item(index)) });
    await db.shoppingList.createMany({ data: Array.from({ length: 11 }, () => ({ householdId })) });
    const { text, headers, body } = await exportOf(person);
    expect(body.inventory.items.map(({ name }) => name)).toEqual(
      Array.from({ length: 300 }, (_, index) => `"${index}"\nÄ`),
    );
    expect(body.shoppingLists).toHaveLength(11);
    expect(headers.get(EXPORT_RECORDS_HEADER)).toBe(String(1 + 300 + 11));
    expect(text.split("\n").length - 1).toBe(1 + 300 + 11);
  });
});

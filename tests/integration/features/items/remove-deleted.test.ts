import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { days, setClock } from "@/lib/core/clock";
import { removeDeleted } from "@/lib/features/items/server/steps/remove-deleted";
import { removeDiscardedPhotos } from "@/lib/features/photos/server/discard-photos";
import { db } from "@/lib/server/db";
import { isKeptOnDisk, uploadedKey, view } from "@/tests/integration/features/photos/photo-support";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import {
  createAddition,
  createCount,
  createItem,
  createLine,
  createLocation,
} from "@/tests/support/factories";
import { jpeg } from "@/tests/support/pictures";

const DELETED_AT = new Date("2026-03-01T12:00:00Z");

let admin: Person;
beforeEach(async () => {
  setClock(DELETED_AT);
  admin = await createPerson();
});
afterEach(() => setClock(undefined));

const after = (milliseconds: number) => setClock(new Date(DELETED_AT.getTime() + milliseconds));
const exists = async (id: number) => (await db.item.count({ where: { id } })) === 1;

/** Creates a location with an item, with a photo each, and deletes the location. */
async function deleteCellar() {
  const { householdId } = admin;
  const picture = await jpeg({ width: 64, height: 64 });
  const keys = [await uploadedKey(admin, picture), await uploadedKey(admin, picture)];
  const location = await createLocation({ householdId, photo: keys[0] ?? null });
  const item = await createItem({ locationId: location.id, photo: keys[1] ?? null });
  await call(admin, "DELETE", `/api/locations/${location.id}`);
  return { location, item, keys };
}

async function cleanUp() {
  const result = await removeDeleted();
  await removeDiscardedPhotos();
  return result;
}

describe("the daily cleanup of deleted items and locations", () => {
  it("the cleanup keeps deleted rows and their photos for 30 days and then removes them", async () => {
    const { location, item, keys } = await deleteCellar();
    after(days(30) - 1);
    await cleanUp();
    expect(await exists(item.id)).toBe(true);
    for (const key of keys) expect(await isKeptOnDisk(key)).toBe(true);
    after(days(30));
    await cleanUp();
    expect(await exists(item.id)).toBe(false);
    expect(await db.location.count({ where: { id: location.id } })).toBe(0);
    for (const key of keys) expect(await isKeptOnDisk(key)).toBe(false);
  });

  it("the cleanup removes the photo, but not the row, of an item that a check, list, addition or journal entry refers to", async () => {
    const { householdId } = admin;
    const { id: locationId } = await createLocation({ householdId });
    const key = await uploadedKey(admin, await jpeg({ width: 64, height: 64 }));
    const counted = await createItem({ locationId, photo: key });
    const listed = await createItem({ locationId });
    await createCount({ itemId: counted.id });
    const bought = await createItem({ locationId });
    const added = await createItem({ locationId });
    await createAddition({ householdId, itemId: added.id });
    await createLine({ householdId, itemId: listed.id });
    await db.journalEntry.create({
      data: { householdId, itemId: bought.id, lineId: 1, kind: "bought", quantity: 300 },
    });
    await call(admin, "DELETE", `/api/locations/${locationId}`);
    after(days(30));
    await cleanUp();
    expect(await db.item.findUnique({ where: { id: counted.id } })).toMatchObject({ photo: null });
    for (const { id } of [listed, bought, added]) expect(await exists(id)).toBe(true);
    expect(await isKeptOnDisk(key)).toBe(false);
  });

  it("the cleanup keeps a restored item with its photo", async () => {
    const { location, item, keys } = await deleteCellar();
    await call(admin, "POST", `/api/locations/${location.id}/restore`);
    after(days(31));
    await cleanUp();
    expect(await db.item.findUnique({ where: { id: item.id } })).toMatchObject({ photo: keys[1] });
    expect(await isKeptOnDisk(keys[1] ?? "")).toBe(true);
  });

  it("a row that an older release has deleted is removed by the cleanup 30 days after the row's last change", async () => {
    const { householdId } = admin;
    const old = { isDeleted: true, deletedAt: null, updatedAt: DELETED_AT };
    const { id } = await createItem({ householdId, ...old });
    after(days(30) - 1);
    await cleanUp();
    expect(await exists(id)).toBe(true);
    after(days(30));
    await cleanUp();
    expect(await exists(id)).toBe(false);
  });
});

it("the photo of a deleted item is shown to its household while the item can be restored", async () => {
  const { keys } = await deleteCellar();
  expect((await view(admin, keys[1] ?? "")).status).toBe(200);
});

import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";
import { inline, jpeg } from "@/tests/support/pictures";
import { isKeptOnDisk, uploadedKey, view } from "./photo-support";

let admin: Person;
let picture: Buffer;

beforeEach(async () => {
  admin = await createPerson();
  picture = await jpeg({ width: 64, height: 64 });
});

/** Creates a location with a photo, and in it two items with a photo each. */
async function createPhotos() {
  const { householdId } = admin;
  const keys = [];
  for (let count = 0; count < 3; count += 1) keys.push(await uploadedKey(admin, picture));
  const [ofLocation = "", ofFirst = "", ofSecond = ""] = keys;
  const location = await createLocation({ householdId, photo: ofLocation });
  const first = await createItem({ locationId: location.id, photo: ofFirst });
  const second = await createItem({ locationId: location.id, photo: ofSecond });
  return { location, first, second, keys, ofLocation, ofFirst, ofSecond };
}

async function kept(keys: string[]): Promise<boolean[]> {
  return Promise.all(keys.map(isKeptOnDisk));
}

describe("deletion of photos from the photo store", () => {
  it.each([
    ["the key of another photo", () => uploadedKey(admin, picture)],
    ["an inline picture", () => Promise.resolve(inline(picture))],
    ["null", () => Promise.resolve(null)],
  ])("the photo of an item or location is deleted when %s replaces it", async (_, next) => {
    const { location, first, ofLocation, ofFirst, ofSecond } = await createPhotos();
    expect(await kept([ofLocation, ofFirst])).toEqual([true, true]);
    for (const path of [`/api/items/${first.id}`, `/api/locations/${location.id}`]) {
      const photo = await next();
      expect((await call(admin, "PUT", path, { photo })).status).toBe(200);
    }
    expect(await kept([ofLocation, ofFirst, ofSecond])).toEqual([false, false, true]);
    expect((await view(admin, ofFirst)).status).toBe(404);
  });
});

describe("retention of photos in the photo store", () => {
  it("a photo is retained when an update sends the same key or no photo field", async () => {
    const { location, first, keys, ofFirst, ofLocation } = await createPhotos();
    await call(admin, "PUT", `/api/items/${first.id}`, { name: "Oats", photo: ofFirst });
    await call(admin, "PUT", `/api/items/${first.id}`, { name: "Rice" });
    await call(admin, "PUT", `/api/items/${first.id}`, { currentStock: 2 });
    await call(admin, "PUT", `/api/locations/${location.id}`, { photo: ofLocation });
    await call(admin, "PUT", `/api/locations/${location.id}`, { name: "Attic" });
    expect(await kept(keys)).toEqual([true, true, true]);
  });

  it("the photos of deleted items and locations are retained, because they can be restored", async () => {
    const { location, first, second, keys } = await createPhotos();
    await call(admin, "DELETE", `/api/items/${first.id}`);
    await call(admin, "POST", "/api/items/bulk-delete", { ids: [second.id] });
    await call(admin, "DELETE", `/api/locations/${location.id}`);
    expect(await kept(keys)).toEqual([true, true, true]);
  });

  it("a photo is retained until the last item or location that refers to it is changed", async () => {
    const { location, first, second, ofFirst } = await createPhotos();
    await call(admin, "PUT", `/api/items/${second.id}`, { photo: ofFirst });
    await call(admin, "PUT", `/api/locations/${location.id}`, { photo: ofFirst });
    for (const { id } of [first, second]) {
      await call(admin, "PUT", `/api/items/${id}`, { photo: null });
      expect(await isKeptOnDisk(ofFirst)).toBe(true);
    }
    await call(admin, "PUT", `/api/locations/${location.id}`, { photo: null });
    expect(await isKeptOnDisk(ofFirst)).toBe(false);
  });

  it("a photo is retained when the deletion or update of its item or location is refused", async () => {
    const { location, first, keys } = await createPhotos();
    const stranger = await createPerson();
    const { id: foreign } = await createItem({ householdId: stranger.householdId });
    const ids = [first.id, foreign];
    expect((await call(admin, "POST", "/api/items/bulk-delete", { ids })).status).toBe(404);
    expect((await call(stranger, "DELETE", `/api/locations/${location.id}`)).status).toBe(404);
    const path = `/api/items/${first.id}`;
    expect((await call(stranger, "PUT", path, { photo: null })).status).toBe(404);
    expect(await kept(keys)).toEqual([true, true, true]);
  });
});

it("after simultaneous assignments and removals a photo exists exactly if an item refers to it", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { first, second, ofFirst } = await createPhotos();
    const others = await Promise.all(
      [1, 2, 3].map(() => createItem({ locationId: first.locationId })),
    );
    await Promise.all([
      ...others.map(({ id }) => call(admin, "PUT", `/api/items/${id}`, { photo: ofFirst })),
      call(admin, "PUT", `/api/items/${first.id}`, { photo: null }),
      call(admin, "PUT", `/api/items/${second.id}`, { photo: ofFirst }),
      call(admin, "DELETE", `/api/items/${second.id}`),
    ]);
    const showing = await db.item.count({ where: { photo: ofFirst } });
    expect(await isKeptOnDisk(ofFirst)).toBe(showing > 0);
  }
});

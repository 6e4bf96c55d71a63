import { describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { db } from "@/lib/server/db";
import { createMembers, createPerson, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";
import { allowedPictures, inline, jpeg, refusedFiles } from "@/tests/support/pictures";
import { isKeptOnDisk, uploadedKey, view } from "./photo-support";

const SENTENCE = "The photo must be one that was uploaded";

/** Returns the four calls that accept a `photo` field, for new and existing rows of the person's household. */
async function placesOf({ householdId }: Person) {
  const { id: locationId } = await createLocation({ householdId });
  const { id: itemId } = await createItem({ locationId });
  return [
    ["POST", "/api/items", { name: "Rice", unit: "bag", locationId }],
    ["PUT", `/api/items/${itemId}`, {}],
    ["POST", "/api/locations", { name: "Attic" }],
    ["PUT", `/api/locations/${locationId}`, {}],
  ] as const;
}

describe("the photo field of items and locations", () => {
  it("items and locations accept the key of a photo of their household", async () => {
    const admin = await createPerson();
    for (const [method, path, body] of await placesOf(admin)) {
      const photo = await uploadedKey(admin, await jpeg());
      const answer = await call<Item | Location>(admin, method, path, { ...body, photo });
      expect(answer.body.photo, path).toBe(photo);
    }
  });

  it("an inline photo of an item or location is moved to the photo store", async () => {
    const admin = await createPerson();
    const pictures = await allowedPictures();
    const photos = [
      inline(await jpeg()),
      inline(pictures["photo.png"] ?? Buffer.alloc(0), "image/png"),
      inline(pictures["photo.webp"] ?? Buffer.alloc(0), "image/webp"),
      inline(await jpeg(), "image/png"),
    ];
    for (const [index, [method, path, body]] of (await placesOf(admin)).entries()) {
      const answer = await call<Item | Location>(admin, method, path, {
        ...body,
        photo: photos[index],
      });
      expect(answer.status, answer.text).toBeLessThan(300);
      const key = answer.body.photo ?? "";
      expect(key).toMatch(/^[\w-]{22}$/);
      expect(await isKeptOnDisk(key)).toBe(true);
      expect((await view(admin, key)).status).toBe(200);
      const { bucket } = await db.storedFile.findUniqueOrThrow({ where: { objectKey: key } });
      expect(bucket).toBe(path.startsWith("/api/items") ? "item-photos" : "location-photos");
    }
  });

  it("items and locations answer 400 to a photo that is not a key of their household or an allowed inline picture", async () => {
    const { admin, outsider } = await createMembers();
    const discarded = await uploadedKey(admin, await jpeg());
    await db.storedFile.update({
      where: { objectKey: discarded },
      data: { discardedAt: new Date() },
    });
    const svg = (await refusedFiles())["drawing.svg"] ?? Buffer.alloc(0);
    const photos = [
      await uploadedKey(outsider, await jpeg()),
      discarded,
      "AAAAAAAAAAAAAAAAAAAAAA",
      "",
      "../../etc/passwd",
      "https://example.org/photo.jpg",
      "data:text/html;base64,PGI+",
      "data:image/jpeg,raw",
      "data:image/jpeg;base64,",
      inline(svg, "image/svg+xml"),
      inline(await jpeg(), "image/gif"),
    ];
    for (const [method, path, body] of await placesOf(admin))
      for (const photo of photos) {
        const answer = await callInVain(admin, method, path, { ...body, photo });
        expect([answer.status, answer.body.message], `${path} ${photo}`).toEqual([400, SENTENCE]);
        expect(answer.body.issues).toEqual([{ path: "photo", message: SENTENCE }]);
      }
    const { householdId } = admin;
    expect(await db.item.count({ where: { householdId, photo: { not: null } } })).toBe(0);
    expect(await db.location.count({ where: { householdId, photo: { not: null } } })).toBe(0);
    expect(await db.location.count({ where: { householdId } })).toBe(1);
  });

  it("POST /api/items answers 415 to inline data that is declared as JPEG but is no picture", async () => {
    const admin = await createPerson();
    const files = await refusedFiles();
    const [place] = await placesOf(admin);
    for (const bytes of [files["drawing.svg"], files["page.html"], files["truncated.jpg"]]) {
      const photo = inline(bytes ?? Buffer.alloc(0));
      const answer = await callInVain(admin, place[0], place[1], { ...place[2], photo });
      expect(answer.status).toBe(415);
    }
    expect(await db.storedFile.count({ where: { householdId: admin.householdId } })).toBe(0);
  });

  it("inline photos count towards the limit of 120 uploads in an hour", async () => {
    const admin = await createPerson();
    const place = { name: "Attic", photo: inline(await jpeg({ width: 8, height: 8 })) };
    expect((await call(admin, "POST", "/api/locations", place)).status).toBe(201);
    await db.rateLimit.updateMany({
      where: { key: `upload:user:${admin.id}` },
      data: { points: 120 },
    });
    expect((await call(admin, "POST", "/api/locations", place)).status).toBe(429);
    expect((await call(admin, "POST", "/api/locations", { name: "Attic" })).status).toBe(201);
  });

  it("PUT /api/items/{id} answers 403 to an assistant who sends a photo", async () => {
    const { admin, assistant } = await createMembers();
    const [, item] = await placesOf(admin);
    const photo = await uploadedKey(admin, await jpeg());
    const answer = await call(assistant, "PUT", item[1], { currentStock: 1, photo });
    expect(answer.status).toBe(403);
  });
});

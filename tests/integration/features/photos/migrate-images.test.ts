import { rm } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import type { Optimization } from "@/lib/features/photos/model/dto";
import { db } from "@/lib/server/db";
import { smallName } from "@/lib/server/photos/stores";
import { createMembers, createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";
import { inline, jpeg } from "@/tests/support/pictures";
import { exists, fileOf, isKeptOnDisk, uploadedKey, view } from "./photo-support";

let admin: Person;
let picture: Buffer;

beforeEach(async () => {
  admin = await createPerson();
  picture = await jpeg();
});

async function migrate(person: Person = admin) {
  const { status, body, text } = await call(person, "POST", "/api/migrate-images", undefined, {
    "content-type": "application/json",
  });
  expect(status, text).toBe(200);
  return body;
}

async function progress(person: Person = admin): Promise<Optimization> {
  return (await call<Optimization>(person, "GET", "/api/migrate-images")).body;
}

const photoOf = (table: "items" | "locations", id: number) => {
  const query = { where: { id }, select: { photo: true } };
  return (
    table === "items" ? db.item.findUniqueOrThrow(query) : db.location.findUniqueOrThrow(query)
  ).then(({ photo }) => photo ?? "");
};

describe("POST /api/migrate-images", () => {
  it("the storage optimization counts zero photos in a household without photos", async () => {
    await createItem({ householdId: admin.householdId });
    expect(await migrate()).toEqual({ success: true, migrated: 0, skipped: 0, failed: 0 });
  });

  it("the storage optimization moves inline photos to the photo store, and moves none in a second run", async () => {
    const { householdId } = admin;
    const location = await createLocation({ householdId, photo: inline(picture) });
    const item = await createItem({ locationId: location.id, photo: inline(picture, "image/png") });
    await createItem({ locationId: location.id, photo: await uploadedKey(admin, picture) });
    expect(await migrate()).toEqual({ success: true, migrated: 2, skipped: 1, failed: 0 });

    for (const [table, id, bucket] of [
      ["locations", location.id, "location-photos"],
      ["items", item.id, "item-photos"],
    ] as const) {
      const objectKey = await photoOf(table, id);
      expect(await isKeptOnDisk(objectKey)).toBe(true);
      expect((await view(admin, objectKey)).status).toBe(200);
      const row = await db.storedFile.findUniqueOrThrow({ where: { objectKey } });
      expect(row).toMatchObject({ bucket, hasSmall: true, householdId });
    }
    expect(await migrate()).toEqual({ success: true, migrated: 0, skipped: 3, failed: 0 });
  });

  it("the storage optimization leaves unreadable inline photos unchanged and moves the others", async () => {
    const { householdId } = admin;
    const { id: locationId } = await createLocation({ householdId });
    const broken = [
      inline(picture.subarray(0, 3_000)),
      inline(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/svg+xml"),
      "data:text/html,<script>",
      "data:",
    ];
    const rows = await Promise.all(broken.map((photo) => createItem({ locationId, photo })));
    const good = await createItem({ locationId, photo: inline(picture) });
    expect(await migrate()).toEqual({ success: false, migrated: 1, skipped: 0, failed: 4 });
    for (const [index, { id }] of rows.entries())
      expect(await photoOf("items", id)).toBe(broken[index]);
    expect(await photoOf("items", good.id)).toMatch(/^[\w-]{22}$/);
    expect(await migrate()).toEqual({ success: false, migrated: 0, skipped: 1, failed: 4 });
  });

  it("the storage optimization creates missing small variants and counts a lost photo as failed", async () => {
    const key = await uploadedKey(admin, picture);
    const crashed = await uploadedKey(admin, picture);
    const lost = await uploadedKey(admin, picture);
    await db.storedFile.updateMany({
      where: { objectKey: { in: [key, crashed, lost] } },
      data: { hasSmall: false },
    });
    await rm(fileOf(smallName(key)));
    await rm(fileOf(smallName(lost)));
    await rm(fileOf(lost));
    expect(await migrate()).toEqual({ success: false, migrated: 2, skipped: 0, failed: 1 });
    expect(await exists(fileOf(smallName(key)))).toBe(true);
    const [full, small] = [await view(admin, key), await view(admin, key, "?w=320")];
    expect(small.bytes.length).toBeLessThan(full.bytes.length / 2);
    expect(await migrate()).toMatchObject({ migrated: 0, skipped: 2, failed: 1 });
  });

  it("the storage optimization does not change the photos of other households", async () => {
    const { admin: other } = await createMembers();
    const foreign = await createItem({ householdId: other.householdId, photo: inline(picture) });
    expect(await migrate()).toEqual({ success: true, migrated: 0, skipped: 0, failed: 0 });
    expect(await photoOf("items", foreign.id)).toBe(inline(picture));
  });

  it("the storage optimization moves the inline photos of deleted items and locations", async () => {
    const deleted = { householdId: admin.householdId, photo: inline(picture), isDeleted: true };
    const location = await createLocation(deleted);
    const item = await createItem({ ...deleted, locationId: location.id });
    expect(await migrate()).toEqual({ success: true, migrated: 2, skipped: 0, failed: 0 });
    expect(await isKeptOnDisk(await photoOf("locations", location.id))).toBe(true);
    expect(await isKeptOnDisk(await photoOf("items", item.id))).toBe(true);
  });

  it("GET /api/migrate-images returns the progress and the result of the household's storage optimization", async () => {
    const { householdId } = admin;
    const { id: locationId } = await createLocation({ householdId });
    for (let count = 0; count < 4; count += 1)
      await createItem({ locationId, photo: inline(picture) });
    await createItem({ locationId, photo: "data:" });
    await createItem({ locationId, photo: await uploadedKey(admin, picture) });
    const nothing = { migrated: 0, skipped: 0, failed: 0, startedAt: null, endedAt: null };
    expect(await progress()).toEqual({ isRunning: false, total: 0, ...nothing });

    const ended = migrate();
    const seen: Optimization[] = [];
    do seen.push(await progress());
    while (seen.at(-1)?.endedAt === null || seen.at(-1)?.startedAt === null);
    expect(await ended).toEqual({ success: false, migrated: 4, skipped: 1, failed: 1 });

    const steps = seen.map(({ migrated, failed }) => migrated + failed);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    const under = seen.find(({ isRunning, startedAt }) => isRunning && startedAt !== null);
    expect(under).toMatchObject({ total: 6, skipped: 1, endedAt: null });
    expect(await progress()).toMatchObject({
      isRunning: false,
      total: 6,
      migrated: 4,
      skipped: 1,
      failed: 1,
      endedAt: expect.stringMatching(/Z$/) as string,
    });
    const { admin: other } = await createMembers();
    expect(await progress(other)).toMatchObject({ total: 0, startedAt: null });
  });

  it("a storage optimization that started over ten minutes ago is no longer reported as running", async () => {
    const { householdId } = admin;
    const startedAt = new Date(Date.now() - 9 * 60_000);
    await db.photoOptimization.create({ data: { householdId, total: 9, migrated: 3, startedAt } });
    expect(await progress()).toMatchObject({ isRunning: true, migrated: 3 });
    const earlier = new Date(Date.now() - 11 * 60_000);
    await db.photoOptimization.update({ where: { householdId }, data: { startedAt: earlier } });
    expect(await progress()).toMatchObject({ isRunning: false, total: 9, endedAt: null });
    await migrate();
    expect(await progress()).toMatchObject({ isRunning: false, total: 0, migrated: 0 });
  });

  it("two simultaneous calls start one storage optimization, and both calls return the result of that run", async () => {
    const { householdId } = admin;
    const { id: locationId } = await createLocation({ householdId });
    const items = await Promise.all(
      [1, 2, 3].map(() => createItem({ locationId, photo: inline(picture) })),
    );
    const outcome = { success: true, migrated: 3, skipped: 0, failed: 0 };
    expect(await Promise.all([migrate(), migrate()])).toEqual([outcome, outcome]);
    for (const { id } of items) expect(await isKeptOnDisk(await photoOf("items", id))).toBe(true);
    expect(await db.storedFile.count({ where: { householdId } })).toBe(3);
  });
});

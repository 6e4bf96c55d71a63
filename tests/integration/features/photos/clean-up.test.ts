import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { functions } from "@/inngest/functions";
import { days, now, setClock } from "@/lib/core/clock";
import {
  discardForgottenUploads,
  removeDiscardedPhotos,
} from "@/lib/features/photos/server/discard-photos";
import { runFunctionNow } from "@/lib/platform/job-runner/run-function-now";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { createItem, createLocation, createStoredFile } from "@/tests/support/factories";
import { jpeg } from "@/tests/support/pictures";
import { exists, fileOf, isKeptOnDisk, uploadedKey, view } from "./photo-support";

const UPLOADED_AT = new Date("2026-03-01T12:00:00Z");

let admin: Person;
let picture: Buffer;

beforeEach(async () => {
  setClock(UPLOADED_AT);
  admin = await createPerson();
  picture = await jpeg({ width: 64, height: 64 });
});
afterEach(() => setClock(undefined));

function later(milliseconds: number): void {
  setClock(new Date(now().getTime() + milliseconds));
}

async function cleanUp(): Promise<number> {
  const forgotten = await discardForgottenUploads();
  await removeDiscardedPhotos();
  return forgotten;
}

describe("the daily cleanup of photos", () => {
  it("the cleanup deletes an upload that no item or location refers to after one day", async () => {
    const [forgotten, ofItem, ofLocation] = [
      await uploadedKey(admin, picture),
      await uploadedKey(admin, picture),
      await uploadedKey(admin, picture),
    ];
    const { householdId } = admin;
    const { id: locationId } = await createLocation({ householdId, photo: ofLocation });
    await createItem({ locationId, photo: ofItem });
    later(days(1));
    const young = await uploadedKey(admin, picture);
    expect(await cleanUp()).toBe(0);
    later(1);
    expect(await cleanUp()).toBe(1);
    expect(await isKeptOnDisk(forgotten)).toBe(false);
    for (const key of [ofItem, ofLocation, young]) expect(await isKeptOnDisk(key)).toBe(true);
    expect((await view(admin, forgotten)).status).toBe(404);
  });

  it("the cleanup deletes an upload that only an item of another household refers to", async () => {
    const forgotten = await uploadedKey(admin, picture);
    await createItem({ householdId: (await createPerson()).householdId, photo: forgotten });
    later(days(1) + 1);
    expect(await cleanUp()).toBe(1);
    expect(await isKeptOnDisk(forgotten)).toBe(false);
  });

  it("the cleanup deletes the photos of a deleted household", async () => {
    const keys = [await uploadedKey(admin, picture), await uploadedKey(admin, picture)];
    await db.household.delete({ where: { id: admin.householdId } });
    await cleanUp();
    for (const key of keys) expect(await isKeptOnDisk(key)).toBe(false);
  });

  it("the daily cleanup deletes the row of a photo without a file, and the partial file that a crash has left", async () => {
    const objectKey = "A".repeat(22);
    const { householdId } = admin;
    await createStoredFile({ objectKey, householdId, createdAt: now() });
    const draft = `${fileOf(objectKey)}.draft`;
    await mkdir(path.dirname(draft), { recursive: true });
    await writeFile(draft, "half");
    later(days(1) + 1);
    expect(await cleanUp()).toBe(1);
    expect(await exists(draft)).toBe(false);
    expect(await isKeptOnDisk(objectKey)).toBe(false);
  });

  it("removeDiscardedPhotos deletes 250 discarded photos in one call", async () => {
    const { householdId } = admin;
    const rest = { householdId, bucket: "item-photos", store: "disk", size: 1 } as const;
    const discardedAt = now();
    await db.storedFile.createMany({
      data: Array.from({ length: 250 }, (_, index) => ({
        objectKey: `many-${String(index).padStart(17, "0")}`,
        discardedAt,
        ...rest,
      })),
    });
    expect(await removeDiscardedPhotos()).toBe(250);
    expect(await db.storedFile.count({ where: { householdId } })).toBe(0);
  });

  it("clean-up-photos deletes an upload unused for a day and returns the numbers of discarded and deleted photos", async () => {
    const forgotten = await uploadedKey(admin, picture);
    later(days(1) + 1);
    const databaseUrl = process.env.DATABASE_URL ?? "";
    const run = await runFunctionNow({
      databaseUrl,
      functions,
      functionId: "clean-up-photos",
      data: {},
    });
    expect(run).toMatchObject({ status: "completed", output: { forgotten: 1, removed: 1 } });
    expect(await isKeptOnDisk(forgotten)).toBe(false);
  });
});

import sharp from "sharp";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { readPhoto } from "@/lib/features/photos/server/reads";
import { db } from "@/lib/server/db";
import { storeNamed } from "@/lib/server/photos/stores";
import { demoPictures } from "@/prisma/demo/photos";
import { ensureDemoHousehold, resetDemoHousehold } from "@/prisma/seed";
import { demoActor } from "./demo-support";

beforeAll(async () => void (await ensureDemoHousehold()));
afterEach(() => void vi.restoreAllMocks());

const withPhoto = { where: { photo: { not: null } }, select: { name: true, photo: true } };
const photographed = async () => [
  ...(await db.location.findMany(withPhoto)),
  ...(await db.item.findMany(withPhoto)),
];

test("some locations and items of the demo household have a photo, which is stored in both sizes", async () => {
  const actor = await demoActor();
  const rows = await photographed();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    demoPictures.map(({ of }) => of).toSorted(),
  );
  for (const { photo } of rows) {
    const objectKey = photo ?? "";
    const widths = [false, true].map(async (isSmall) => {
      const { format, width } = await sharp(
        await readPhoto(actor, { objectKey, isSmall }),
      ).metadata();
      return [format, width];
    });
    expect(await Promise.all(widths)).toEqual([
      ["webp", 800],
      ["webp", 320],
    ]);
  }
});

test("the demo household is created without photos when the photo store cannot be reached", async () => {
  vi.spyOn(storeNamed("disk"), "put").mockRejectedValue(new Error("no space left"));
  await resetDemoHousehold();
  expect(await photographed()).toEqual([]);
  expect(
    await db.storedFile.count({ where: { discardedAt: null, householdId: { not: null } } }),
  ).toBe(0);
});

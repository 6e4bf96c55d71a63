import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import {
  allowedPictures,
  jpeg,
  jpegWithMarkup,
  MARKUP,
  photographWithPosition,
  SECRET,
} from "@/tests/support/pictures";
import { upload, uploadedKey, view } from "./photo-support";

async function stored(person: Person, objectKey: string, query = "") {
  const { bytes } = await view(person, objectKey, query);
  return { bytes, metadata: await sharp(bytes).metadata() };
}

describe("allowed picture formats", async () => {
  it.each(Object.entries(await allowedPictures()))(
    "an uploaded %s is stored as WebP in full size and as a small variant",
    async (name, bytes) => {
      const admin = await createPerson();
      const { status, body, headers } = await upload(admin, bytes, { name });
      expect(status).toBe(201);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(body).toEqual({ objectKey: expect.stringMatching(/^[\w-]{22}$/) as string });

      const full = await stored(admin, body.objectKey);
      expect(full.metadata).toMatchObject({ format: "webp", width: 640, height: 480 });
      expect(full.metadata.pages).toBeUndefined();
      const small = await stored(admin, body.objectKey, "?w=320");
      expect(small.metadata).toMatchObject({ format: "webp", width: 320, height: 240 });
    },
  );

  it("an uploaded JPEG with the name and type of an SVG answers 201", async () => {
    const { status } = await upload(await createPerson(), await jpeg(), {
      name: "../../etc/passwd.svg",
      type: "image/svg+xml",
    });
    expect(status).toBe(201);
  });
});

describe("stored photos", () => {
  it.each([
    [3000, 2000, 1600, 1067, 320, 213],
    [1000, 4000, 400, 1600, 80, 320],
    [100, 50, 100, 50, 100, 50],
  ])(
    "a photo of %i × %i pixels is stored with at most 1600 and 320 pixels a side",
    async (...sizes) => {
      const [width, height, fullWidth, fullHeight, smallWidth, smallHeight] = sizes;
      const admin = await createPerson();
      const key = await uploadedKey(admin, await jpeg({ width, height }));
      expect((await stored(admin, key)).metadata).toMatchObject({
        width: fullWidth,
        height: fullHeight,
      });
      expect((await stored(admin, key, "?w=320")).metadata).toMatchObject({
        width: smallWidth,
        height: smallHeight,
      });
    },
  );

  it("a stored photo has no metadata and is rotated upright", async () => {
    const photograph = await photographWithPosition();
    const before = await sharp(photograph).metadata();
    expect(before).toMatchObject({ width: 400, height: 200, orientation: 6 });
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
    expect(before.exif?.includes(SECRET)).toBe(true);

    const admin = await createPerson();
    const key = await uploadedKey(admin, photograph);
    for (const query of ["", "?w=320"]) {
      const { bytes, metadata } = await stored(admin, key, query);
      expect(metadata.height).toBe(2 * metadata.width);
      for (const left of ["exif", "xmp", "icc", "iptc", "orientation"])
        expect(metadata).not.toHaveProperty(left);
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Kitchen|GPS|Exif/);
    }
  });

  it("a stored photo does not contain the HTML markup of the uploaded JPEG", async () => {
    const polyglot = await jpegWithMarkup();
    expect(polyglot.toString("latin1").split(MARKUP)).toHaveLength(3);
    const admin = await createPerson();
    const { bytes } = await stored(admin, await uploadedKey(admin, polyglot));
    expect(Buffer.from(bytes).toString("latin1")).not.toContain("<script>");
  });
});

describe("the bucket of an upload", () => {
  it("an upload is stored in the bucket item-photos unless location-photos is named", async () => {
    const admin = await createPerson();
    const picture = await jpeg();
    await upload(admin, picture);
    await upload(admin, picture, { bucket: "location-photos" });
    const rows = await db.storedFile.findMany({
      where: { householdId: admin.householdId },
      orderBy: { bucket: "asc" },
    });
    expect(rows.map(({ bucket }) => bucket)).toEqual(["item-photos", "location-photos"]);
  });

  it.each(["avatars", "", "../item-photos"])(
    "an upload into the bucket %j answers 400",
    async (bucket) => {
      const { status, body } = await upload(await createPerson(), await jpeg(), { bucket });
      expect([status, body.code]).toEqual([400, "invalid_input"]);
    },
  );
});

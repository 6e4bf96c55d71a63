import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { anonymous, createMembers, createPerson } from "@/tests/support/actors";
import { call, RawBody } from "@/tests/support/call";
import { jpeg, padded, pixelFlood, refusedFiles } from "@/tests/support/pictures";
import { sendForm, upload, uploadedKey } from "./photo-support";

const KINDS = "JPEG, PNG, WebP, AVIF and GIF work.";
const MEBIBYTE = 1024 * 1024;

describe("POST /api/upload with refused files", async () => {
  it.each(Object.entries(await refusedFiles()))(
    "POST /api/upload answers 415 to the file %s and stores nothing",
    async (_, bytes) => {
      const admin = await createPerson();
      const { status, body } = await upload(admin, bytes);
      expect([status, body.code]).toEqual([415, "unsupported_media_type"]);
      expect(body.message).toContain(KINDS);
      expect(await db.storedFile.count({ where: { householdId: admin.householdId } })).toBe(0);
    },
  );

  it("POST /api/upload answers 413 to a small file of 900 million pixels within two seconds", async () => {
    const flood = pixelFlood();
    expect(flood.length).toBeLessThan(MEBIBYTE);
    const startedAt = performance.now();
    const { status, body } = await upload(await createPerson(), flood, { name: "flood.png" });
    expect([status, body.message]).toEqual([
      413,
      "This picture has too many pixels. Up to 40 million work.",
    ]);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it("POST /api/upload accepts a file of 10 MiB and answers 413 to one byte more", async () => {
    const admin = await createPerson();
    const picture = await jpeg();
    expect((await upload(admin, padded(picture, 10 * MEBIBYTE))).status).toBe(201);
    const over = await upload(admin, padded(picture, 10 * MEBIBYTE + 1));
    expect([over.status, over.body.message]).toEqual([
      413,
      "The file is too large. Up to 10 MB work.",
    ]);
  });

  it("POST /api/upload answers 413 to a body with a declared or actual length of 11 MiB", async () => {
    const admin = await createPerson();
    const type = "multipart/form-data; boundary=x";
    const declared = await call(admin, "POST", "/api/upload", new RawBody("--x--"), {
      "content-type": type,
      "content-length": String(11 * MEBIBYTE),
    });
    expect(declared.status).toBe(413);
    const grown = new RawBody(new Uint8Array(11 * MEBIBYTE));
    const { status } = await call(admin, "POST", "/api/upload", grown, { "content-type": type });
    expect(status).toBe(413);
  });

  it("POST /api/upload answers 400 to a form without a file", async () => {
    const admin = await createPerson();
    const picture = await jpeg();
    const withText = new FormData();
    withText.set("file", "a text");
    const answers = await Promise.all([
      sendForm(admin, new FormData()),
      sendForm(admin, withText),
      upload(admin, picture, { field: "photo" }),
      upload(admin, Buffer.alloc(0)),
    ]);
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([400, "There is no file in the request."]);
  });

  it("POST /api/upload answers 400 to a malformed multipart body", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    for (const content of ["", "--x\r\nContent-Disposition: form-data", "garbage"]) {
      const admin = await createPerson();
      const { status } = await call(admin, "POST", "/api/upload", new RawBody(content), headers);
      expect(status).toBe(400);
    }
  });

  it.each(["application/json", "image/jpeg", "text/plain", null])(
    "POST /api/upload answers 415 to a body of type %s",
    async (type) => {
      const admin = await createPerson();
      const raw = new RawBody(new Uint8Array(await jpeg()));
      const answer = await call(admin, "POST", "/api/upload", raw, { "content-type": type });
      expect(answer.status).toBe(415);
      expect(answer.text).toContain("multipart/form-data");
    },
  );
});

describe("permission and limit of POST /api/upload", () => {
  it("POST /api/upload checks the session and the role before the size and the bucket", async () => {
    const { assistant, regular } = await createMembers();
    const tooLarge = padded(await jpeg(), 11 * MEBIBYTE);
    for (const [caller, status] of [
      [anonymous, 401],
      [assistant, 403],
      [regular, 403],
    ] as const)
      expect((await upload(caller, tooLarge, { bucket: "none" })).status).toBe(status);
  });

  it("POST /api/upload answers 429 with Retry-After after 120 uploads in an hour", async () => {
    const admin = await createPerson();
    const picture = await jpeg({ width: 8, height: 8 });
    expect((await upload(admin, picture)).status).toBe(201);
    await db.rateLimit.updateMany({
      where: { key: `upload:user:${admin.id}` },
      data: { points: 120 },
    });
    const { status, headers } = await upload(admin, picture);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("the limit of 250 MB for a household's photos", () => {
  it("an upload above the household's 250 MB answers 413 and asks for the removal of photos", async () => {
    const admin = await createPerson();
    const key = await uploadedKey(admin, await jpeg());
    const { size } = await db.storedFile.update({
      where: { objectKey: key },
      data: { size: 250 * MEBIBYTE - 1 },
    });
    expect(size).toBeLessThan(2 ** 31);
    const { status, body } = await upload(admin, await jpeg());
    expect([status, body.code, body.message]).toEqual([
      413,
      "too_large",
      "Your household's photos take up all of their 250 MB. Remove photos from items or locations first. " +
        "Photos of deleted items and locations count for 30 days.",
    ]);
    expect((await upload(await createPerson(), await jpeg())).status).toBe(201);
  });

  it("simultaneous uploads do not exceed the household's 250 MB", async () => {
    const admin = await createPerson();
    const picture = await jpeg({ width: 64, height: 64 });
    const key = await uploadedKey(admin, picture);
    const { size } = await db.storedFile.findUniqueOrThrow({ where: { objectKey: key } });
    await db.storedFile.update({
      where: { objectKey: key },
      data: { size: 250 * MEBIBYTE - 3 * size },
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(admin, picture)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(5);
  });
});

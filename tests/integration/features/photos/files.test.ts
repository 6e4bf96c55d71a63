import { rm, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { smallName } from "@/lib/server/photos/stores";
import { anonymous, createMembers, createPerson } from "@/tests/support/actors";
import { jpeg } from "@/tests/support/pictures";
import { exists, fileOf, uploadedKey, view } from "./photo-support";

describe("GET /api/files/{key} of the own household", () => {
  it("GET /api/files/{key} returns a WebP to every member with private caching, and 401 without a session", async () => {
    const { admin, assistant, regular } = await createMembers();
    const key = await uploadedKey(admin, await jpeg());
    for (const member of [admin, assistant, regular]) {
      const { status, headers, bytes } = await view(member, key);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("image/webp");
      expect(headers.get("content-disposition")).toBe("inline");
      expect(headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
      // `Vary: Cookie` makes a browser request the photo again after its cookies have changed, even if it
      // ignores Clear-Site-Data.
      expect(headers.get("vary")).toBe("Cookie");
      expect(Buffer.from(bytes.subarray(8, 12)).toString()).toBe("WEBP");
    }
    expect((await view(anonymous, key)).status).toBe(401);
  });

  it("GET /api/files/{key}?w= returns the small variant up to 320 pixels, and 400 for an invalid width", async () => {
    const admin = await createPerson();
    const key = await uploadedKey(admin, await jpeg());
    const length = async (query: string) => (await view(admin, key, query)).bytes.length;
    const [full, small] = [await length(""), await length("?w=320")];
    expect(small).toBeLessThan(full / 2);
    expect(await length("?w=100")).toBe(small);
    expect(await length("?w=321")).toBe(full);
    expect(await length("?w=99999")).toBe(full);
    for (const query of ["?w=", "?w=-1", "?w=1e3", "?w=100000"])
      expect((await view(admin, key, query)).status).toBe(400);
  });

  it("GET /api/files/{key}?w=320 returns the full photo when its small variant is lost", async () => {
    const admin = await createPerson();
    const key = await uploadedKey(admin, await jpeg());
    await rm(fileOf(smallName(key)));
    const { status, bytes } = await view(admin, key, "?w=320");
    expect(status).toBe(200);
    expect(bytes).toEqual((await view(admin, key)).bytes);
  });
});

describe("GET /api/files/{key} of other files", () => {
  it("GET /api/files/{key} answers the same 404 to foreign, discarded, lost, unknown and malformed keys", async () => {
    const { admin, outsider } = await createMembers();
    const [own, foreign, discarded, lost] = [
      await uploadedKey(admin, await jpeg()),
      await uploadedKey(outsider, await jpeg()),
      await uploadedKey(admin, await jpeg()),
      await uploadedKey(admin, await jpeg()),
    ];
    await db.storedFile.update({
      where: { objectKey: discarded },
      data: { discardedAt: new Date() },
    });
    await rm(fileOf(lost));
    await rm(fileOf(smallName(lost)));
    const keys = [
      foreign,
      discarded,
      lost,
      "AAAAAAAAAAAAAAAAAAAAAA",
      smallName(own),
      `${own}.webp`,
      `${own}%00`,
      `${own}%0A`,
      `${own}/`.concat(own),
      `x/..%2f${own}`,
      "..%2f..%2fsession-secret",
      "..%2F..%2F..%2F..%2Fetc%2Fpasswd",
      "..%5c..%5cetc%5cpasswd",
      "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
      "%252e%252e%252fetc%252fpasswd",
      "%2fetc%2fpasswd",
      "/etc/passwd",
      "C:%5cWindows%5cwin.ini",
      "https:%2f%2fexample.org%2fa.webp",
      "a".repeat(5_000),
    ];
    const answers = await Promise.all(keys.map((key) => view(admin, key)));
    for (const [index, { status, text, headers }] of answers.entries()) {
      expect(status, keys[index]).toBe(404);
      expect(text).toBe(answers[0]?.text);
      expect([...headers]).toEqual([...(answers[0]?.headers ?? [])]);
    }
    expect(answers[0]?.headers.get("cache-control")).toBe("private, no-store");
    expect((await view(admin, own)).status).toBe(200);
  });

  it("GET /api/files/{key} answers 404 for a file on disk without a database row", async () => {
    const admin = await createPerson();
    const own = await uploadedKey(admin, await jpeg());
    const stray = `${own.slice(0, 2)}AAAAAAAAAAAAAAAAAAAA`;
    await writeFile(fileOf(stray), "bytes without a row");
    expect(await exists(fileOf(stray))).toBe(true);
    expect((await view(admin, stray)).status).toBe(404);
  });
});

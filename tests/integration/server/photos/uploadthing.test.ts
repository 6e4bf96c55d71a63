import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { removeDiscardedPhotos } from "@/lib/features/photos/server/discard-photos";
import { db } from "@/lib/server/db";
import { smallName } from "@/lib/server/photos/stores";
import { createUploadThingStore } from "@/lib/server/photos/uploadthing-store";
import {
  exists,
  fileOf,
  isKeptOnDisk,
  upload,
  uploadedKey,
  useUploadThing,
  view,
} from "@/tests/integration/features/photos/photo-support";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";
import { jpeg } from "@/tests/support/pictures";
import {
  type Failure,
  type Service,
  startUploadThingStub,
  TOKEN,
  type UploadThingStub,
} from "@/tests/support/uploadthing-stub";

const UNREACHABLE = "The photo store cannot be reached right now. Please try again.";
const FAILURES: Failure[] = ["error", "drop", "nonsense"];

let stub: UploadThingStub;
let admin: Person;
let picture: Buffer;

beforeAll(async () => {
  stub = await startUploadThingStub();
});
afterAll(() => stub.stop());

beforeEach(async () => {
  // UploadThing's SDK prints deprecation warnings for its next major version, so `console.warn` is silenced.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  stub.mend();
  useUploadThing(stub);
  admin = await createPerson();
  picture = await jpeg({ width: 640, height: 480 });
});

describe("photos at UploadThing", () => {
  it("photos are stored at UploadThing under the app's keys and served by the app's route only", async () => {
    const key = await uploadedKey(admin, picture);
    expect(stub.files.has(key) && stub.files.has(smallName(key))).toBe(true);
    expect(await exists(fileOf(key))).toBe(false);
    const full = await view(admin, key);
    expect(full.headers.get("content-type")).toBe("image/webp");
    expect(full.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect(Buffer.from(full.bytes)).toEqual(stub.files.get(key));
    const small = await view(admin, key, "?w=320");
    expect(Buffer.from(small.bytes)).toEqual(stub.files.get(smallName(key)));
    expect((await fetch(`${stub.url}/f/${key}`)).status).toBe(403);
  });

  it("a photo of another household answers 404 without a request to UploadThing", async () => {
    const key = await uploadedKey(admin, picture);
    const asked = stub.requests.length;
    expect((await view(await createPerson(), key)).status).toBe(404);
    expect(stub.requests).toHaveLength(asked);
  });

  it("a photo is deleted from UploadThing when it is removed from the last item that refers to it", async () => {
    const { id: locationId } = await createLocation({ householdId: admin.householdId });
    const key = await uploadedKey(admin, picture);
    const items = await Promise.all([key, key].map((photo) => createItem({ locationId, photo })));
    await call(admin, "PUT", `/api/items/${items[0]?.id}`, { photo: null });
    expect(stub.files.has(key)).toBe(true);
    await call(admin, "PUT", `/api/items/${items[1]?.id}`, { photo: null });
    expect(stub.files.has(key) || stub.files.has(smallName(key))).toBe(false);
    expect(await db.storedFile.count({ where: { householdId: admin.householdId } })).toBe(0);
  });

  it("a photo that UploadThing lost answers 404, and the full photo is served instead of a lost small variant", async () => {
    const key = await uploadedKey(admin, picture);
    stub.files.delete(smallName(key));
    expect((await view(admin, key, "?w=320")).bytes).toEqual((await view(admin, key)).bytes);
    stub.files.delete(key);
    expect((await view(admin, key)).status).toBe(404);
  });
});

it("the storage optimization records a small variant at UploadThing that a crash left unrecorded", async () => {
  const key = await uploadedKey(admin, picture);
  await db.storedFile.update({ where: { objectKey: key }, data: { hasSmall: false } });
  const { body } = await call(admin, "POST", "/api/migrate-images");
  expect(body).toEqual({ success: true, migrated: 1, skipped: 0, failed: 0 });
});

describe("photos after a change of the photo store", () => {
  it("photos on disk stay readable and replaceable after UploadThing is configured", async () => {
    withoutUploadThing();
    const old = await uploadedKey(admin, picture);
    expect(await isKeptOnDisk(old)).toBe(true);
    const { id } = await createItem({ householdId: admin.householdId, photo: old });
    useUploadThing(stub);
    expect((await view(admin, old)).status).toBe(200);
    const photo = await uploadedKey(admin, picture);
    expect(stub.files.has(photo)).toBe(true);
    await call(admin, "PUT", `/api/items/${id}`, { photo });
    expect(await isKeptOnDisk(old)).toBe(false);
    expect((await view(admin, photo)).status).toBe(200);
  });

  it("a photo at UploadThing answers 502 while the token is missing, and discarded photos on disk are still removed", async () => {
    const remote = await uploadedKey(admin, picture);
    withoutUploadThing();
    const local = await uploadedKey(admin, picture);
    expect((await view(admin, remote)).status).toBe(502);
    await db.storedFile.updateMany({
      where: { objectKey: { in: [remote, local] } },
      data: { discardedAt: new Date() },
    });
    expect(await removeDiscardedPhotos()).toBe(1);
    expect(await isKeptOnDisk(local)).toBe(false);
    useUploadThing(stub);
    expect(await removeDiscardedPhotos()).toBe(1);
    expect(stub.files.has(remote)).toBe(false);
  });

  function withoutUploadThing() {
    vi.stubEnv("UPLOADTHING_TOKEN", undefined);
    resetEnv();
  }
});

describe("failures of UploadThing", () => {
  it.each(FAILURES)(
    "an upload answers 502 when UploadThing fails (%s), and its photo is neither readable nor assignable",
    async (failure) => {
      stub.fail("ingest", failure);
      const { status, body } = await upload(admin, picture);
      expect([status, body.code, body.message]).toEqual([502, "upstream_failed", UNREACHABLE]);
      const [row] = await db.storedFile.findMany({ where: { householdId: admin.householdId } });
      expect(row?.discardedAt).toBeInstanceOf(Date);
      expect((await view(admin, row?.objectKey ?? "")).status).toBe(404);
      const photo = row?.objectKey;
      expect((await call(admin, "POST", "/api/locations", { name: "A", photo })).status).toBe(400);
      stub.mend();
      expect(await removeDiscardedPhotos()).toBe(1);
    },
  );

  it.each<[Service, Failure]>([
    ["api", "error"],
    ["api", "drop"],
    ["api", "nonsense"],
    ["files", "error"],
    ["files", "drop"],
  ])(
    "a photo answers 502 while UploadThing's service fails (%s: %s), and 200 afterwards",
    async (service, failure) => {
      const key = await uploadedKey(admin, picture);
      stub.fail(service, failure);
      const { status, text, headers } = await view(admin, key);
      expect([status, headers.get("cache-control")]).toEqual([502, "private, no-store"]);
      expect(text).toContain(UNREACHABLE);
      stub.mend();
      expect((await view(admin, key)).status).toBe(200);
    },
  );

  it.each(FAILURES)(
    "removing the photo of an item succeeds when UploadThing fails (%s), and the cleanup later deletes the photo",
    async (failure) => {
      const key = await uploadedKey(admin, picture);
      const { id } = await createItem({ householdId: admin.householdId, photo: key });
      stub.fail("api", failure);
      expect((await call(admin, "PUT", `/api/items/${id}`, { photo: null })).status).toBe(200);
      expect(stub.files.has(key)).toBe(true);
      expect((await view(admin, key)).status).toBe(404);
      stub.mend();
      expect(await removeDiscardedPhotos()).toBe(1);
      expect(stub.files.has(key)).toBe(false);
    },
  );

  it("POST /api/locations answers 502 and creates nothing when UploadThing cannot store its inline photo", async () => {
    stub.fail("ingest", "error");
    const photo = `data:image/jpeg;base64,${picture.toString("base64")}`;
    const answer = await call(admin, "POST", "/api/locations", { name: "Attic", photo });
    expect(answer.status).toBe(502);
    expect(await db.location.count({ where: { householdId: admin.householdId } })).toBe(0);
  });

  it("reading, storing and removing photos fails after the timeout when UploadThing hangs", async () => {
    const store = createUploadThingStore({ put: 100, get: 100, remove: 100 });
    const key = await uploadedKey(admin, picture);
    for (const service of ["ingest", "api", "files"] as const) stub.fail(service, "hang");
    const startedAt = performance.now();
    const outcomes = await Promise.allSettled([
      store.put("a-name-of-the-tests", picture),
      store.get(key),
      store.remove([key]),
    ]);
    expect(outcomes).toMatchObject(
      outcomes.map(() => ({ status: "rejected", reason: { message: UNREACHABLE } })),
    );
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    stub.mend();
    stub.fail("files", "hang");
    await expect(store.get(key)).rejects.toThrow(UNREACHABLE);
  });
});

it("the log and the console contain neither the UploadThing key nor presigned addresses", async () => {
  const printed = [
    ...(["log", "info", "warn", "error", "debug"] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(() => undefined),
    ),
    vi.spyOn(process.stdout, "write"),
  ];
  const logged = (["error", "warn"] as const).map((level) => vi.spyOn(logger, level));
  const key = await uploadedKey(admin, picture);
  for (const service of ["ingest", "api", "files"] as const) {
    for (const failure of ["error", "drop"] as const) {
      stub.fail(service, failure);
      await upload(admin, picture);
      await view(admin, key);
    }
    stub.mend();
  }
  const entries = logged.flatMap(({ mock }) => mock.calls);
  expect(entries.length).toBeGreaterThan(4);
  const text = inspect([entries, printed.map(({ mock }) => mock.calls)], { depth: 20 });
  expect(text).not.toMatch(/sk_live|signature=|x-ut-/);
  expect(text).not.toContain(TOKEN);
});

it("an empty UPLOADTHING_API_URL is treated as unset", async () => {
  vi.stubEnv("UPLOADTHING_API_URL", "");
  resetEnv();
  const key = await uploadedKey(admin, picture);
  expect(stub.files.has(key)).toBe(true);
  expect(process.env.UPLOADTHING_API_URL).toBeUndefined();
});

import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { atOnce, tally } from "@/tests/integration/api/races/at-once";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createLocation } from "@/tests/support/factories";
import { holdLimit, watch } from "@/tests/support/hold-limit";
import { inline, jpeg } from "@/tests/support/pictures";
import { upload } from "./photo-support";

const NOBODY = 0;
const PENDING_OF_A_HOUSEHOLD = 20;

/** Returns a picture of 24 million pixels, which needs the whole capacity of the decoder. */
const large = () =>
  sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: "#446622" } })
    .jpeg()
    .toBuffer();

const small = () => jpeg({ width: 64, height: 64 });

const holdDecoder = (weight: number) => holdLimit("decode", { householdId: NOBODY, weight });

/** Waits long enough for an upload to complete if it did not have to wait for the decoder. */
async function letWorkGoOn(): Promise<void> {
  const other = await createPerson();
  await call(other, "GET", "/api/items");
  await new Promise((resolve) => setTimeout(resolve, 300));
}

/** Returns the largest number of pictures that were decoded simultaneously until `work` settled. */
async function mostDecodedDuring(work: Promise<unknown>): Promise<number> {
  const state = watch(work);
  let most = 0;
  while (!state.isSettled) {
    most = Math.max(most, sharp.counters().process);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return most;
}

describe("the queue of the picture decoder", () => {
  it("at most two of eight simultaneous uploads are decoded at once", async () => {
    const people = await atOnce(8, () => createPerson());
    const picture = await jpeg({ width: 2_000, height: 1_500 });
    const uploads = Promise.all(people.map((person) => upload(person, picture)));
    expect(await mostDecodedDuring(uploads)).toBeLessThanOrEqual(2);
    expect(tally(await uploads)).toEqual({ 201: 8 });
  });

  it("an upload waits while two others are decoded", async () => {
    const release = await holdDecoder(2);
    const waiting = upload(await createPerson(), await small());
    const state = watch(waiting);
    await letWorkGoOn();
    expect(state.isSettled).toBe(false);
    await release();
    expect((await waiting).status).toBe(201);
  });

  it("a picture of more than 20 million pixels is decoded only while no other picture is decoded", async () => {
    const release = await holdDecoder(1);
    const admin = await createPerson();
    expect((await upload(admin, await small())).status).toBe(201);
    const waiting = upload(admin, await large());
    // Decoding so many pixels takes longer than this test waits, so a missing response would not prove that
    // the upload is queued. Decoded pictures are counted instead.
    expect(await mostDecodedDuring(letWorkGoOn())).toBe(0);
    await release();
    expect((await waiting).status).toBe(201);
  });

  it("an inline photo of a location waits in the decoder queue of the uploads", async () => {
    const admin = await createPerson();
    const { id } = await createLocation({ householdId: admin.householdId });
    const release = await holdDecoder(2);
    const waiting = call(admin, "PUT", `/api/locations/${id}`, { photo: inline(await small()) });
    const state = watch(waiting);
    await letWorkGoOn();
    expect(state.isSettled).toBe(false);
    await release();
    expect((await waiting).status).toBe(200);
  });

  it("an upload that is no picture answers 415 without waiting for the decoder", async () => {
    const release = await holdDecoder(2);
    const { status } = await upload(await createPerson(), Buffer.from("no picture"));
    expect(status).toBe(415);
    await release();
  });
});

describe("the limit of pending uploads of a household", () => {
  it("the 21st pending upload of a household answers 503 with Retry-After and is not stored", async () => {
    const [admin, other] = [await createPerson(), await createPerson()];
    const picture = await small();
    const release = await holdDecoder(2);
    const uploads = Array.from({ length: PENDING_OF_A_HOUSEHOLD + 1 }, () =>
      upload(admin, picture),
    );
    // The decoder is occupied, so no upload completes, and the first answer is that of the refused upload.
    const refused = await Promise.race(uploads);
    expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
    expect(refused.body.message).toBe(
      "Too many photos are being processed right now. Please try again in a moment.",
    );
    expect(refused.headers.get("retry-after")).toBe("5");
    const neighbour = upload(other, picture);
    await release();
    expect((await neighbour).status).toBe(201);
    expect(tally(await Promise.all(uploads))).toEqual({ 201: PENDING_OF_A_HOUSEHOLD, 503: 1 });
    const { householdId } = admin;
    expect(await db.storedFile.count({ where: { householdId } })).toBe(PENDING_OF_A_HOUSEHOLD);
  });
});

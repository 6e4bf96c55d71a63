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

/** A picture of 24 million pixels, which takes the whole decoder. */
const large = () =>
  sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: "#446622" } })
    .jpeg()
    .toBuffer();

const small = () => jpeg({ width: 64, height: 64 });

const holdDecoder = (weight: number) => holdLimit("decode", { householdId: NOBODY, weight });

/** Long enough for an upload to pass the decoder, had it not to wait: another one does it meanwhile. */
async function letWorkGoOn(): Promise<void> {
  const other = await createPerson();
  await call(other, "GET", "/api/items");
  await new Promise((resolve) => setTimeout(resolve, 300));
}

/** How many pictures were decoded at the same moment at most, until `work` settled. */
async function mostDecodedDuring(work: Promise<unknown>): Promise<number> {
  const state = watch(work);
  let most = 0;
  while (!state.isSettled) {
    most = Math.max(most, sharp.counters().process);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return most;
}

describe("the decoder", () => {
  it("decodes at most two pictures at once, however many are uploaded", async () => {
    const people = await atOnce(8, () => createPerson());
    const picture = await jpeg({ width: 2_000, height: 1_500 });
    const uploads = Promise.all(people.map((person) => upload(person, picture)));
    expect(await mostDecodedDuring(uploads)).toBeLessThanOrEqual(2);
    expect(tally(await uploads)).toEqual({ 201: 8 });
  });

  it("makes an upload wait while two others are decoded", async () => {
    const release = await holdDecoder(2);
    const waiting = upload(await createPerson(), await small());
    const state = watch(waiting);
    await letWorkGoOn();
    expect(state.isSettled).toBe(false);
    await release();
    expect((await waiting).status).toBe(201);
  });

  it("decodes a picture of more than 20 million pixels alone", async () => {
    const release = await holdDecoder(1);
    const admin = await createPerson();
    expect((await upload(admin, await small())).status).toBe(201);
    const waiting = upload(admin, await large());
    // Decoding so many pixels takes longer than the wait, so an answer alone would show nothing.
    expect(await mostDecodedDuring(letWorkGoOn())).toBe(0);
    await release();
    expect((await waiting).status).toBe(201);
  });

  it("lets a picture in a photo field wait in the same queue", async () => {
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

  it("refuses what is no picture without making it wait", async () => {
    const release = await holdDecoder(2);
    const { status } = await upload(await createPerson(), Buffer.from("no picture"));
    expect(status).toBe(415);
    await release();
  });
});

describe("a household that uploads more than may wait", () => {
  it("gets 503 with Retry-After for the rest, and stores nothing of it", async () => {
    const [admin, other] = [await createPerson(), await createPerson()];
    const picture = await small();
    const release = await holdDecoder(2);
    const uploads = Array.from({ length: PENDING_OF_A_HOUSEHOLD + 1 }, () =>
      upload(admin, picture),
    );
    // The decoder is held: only a refusal comes back.
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

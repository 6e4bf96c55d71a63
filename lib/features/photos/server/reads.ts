import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { read } from "@/lib/policy/operation";
import { db } from "@/lib/server/db";
import { smallName, storeNamed } from "@/lib/server/photos/stores";
import type { Optimization } from "../model/dto";
import { OBJECT_KEY } from "../model/schema";
import { optimizationsUnderWay } from "./optimizations-under-way";

/**
 * Time in milliseconds after which an unfinished storage optimization of another process counts as aborted,
 * because that process has probably ended.
 */
const BROKEN_OFF_AFTER_MS = 10 * 60_000;

const NONE = { total: 0, migrated: 0, skipped: 0, failed: 0, startedAt: null, endedAt: null };

/**
 * Returns the bytes of a photo of the household (WebP), or of its small variant if there is one.
 * @throws {AppError} `not_found`, also for another household's photo.
 */
export const readPhoto = read(
  "household:view",
  async (
    actor,
    input: { objectKey: string; isSmall: boolean },
  ): Promise<Uint8Array<ArrayBuffer>> => {
    if (!OBJECT_KEY.test(input.objectKey)) throw notFound("Photo");
    const photo = await db.storedFile.findFirst({
      where: { objectKey: input.objectKey, householdId: actor.householdId, discardedAt: null },
      select: { store: true, hasSmall: true },
    });
    if (!photo) throw notFound("Photo");
    const store = storeNamed(photo.store);
    const bytes =
      (input.isSmall && photo.hasSmall ? await store.get(smallName(input.objectKey)) : null) ??
      (await store.get(input.objectKey));
    if (!bytes) throw notFound("Photo");
    return bytes;
  },
);

/** Returns the progress or the result of the household's latest storage optimization. */
export const getOptimization = read("photos:optimize", async (actor): Promise<Optimization> => {
  const { householdId } = actor;
  const row = await db.photoOptimization.findUnique({
    where: { householdId },
    omit: { householdId: true },
  });
  const isRunning = optimizationsUnderWay.has(householdId);
  if (!row) return { ...NONE, isRunning };
  const { startedAt, endedAt, ...counts } = row;
  const isRecent = startedAt.getTime() > now().getTime() - BROKEN_OFF_AFTER_MS;
  return {
    ...counts,
    isRunning: isRunning || (endedAt === null && isRecent),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
});

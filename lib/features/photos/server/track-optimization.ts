import "server-only";
import { now } from "@/lib/core/clock";
import { logger } from "@/lib/core/logger";
import { type AuthorizedActor } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { db } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";

/** The result of a storage optimization. */
export interface Outcome {
  /** False when the optimization failed for at least one photo. */
  success: boolean;
  /** Photos moved from the database to the store, and small variants made. */
  migrated: number;
  /** Photos in the store that needed no change. */
  skipped: number;
  failed: number;
}

/**
 * Runs the steps of a storage optimization one after the other, and records the progress for all devices. `skipped`
 * photos count as done from the start.
 */
export async function trackOptimization(
  actor: AuthorizedActor,
  { steps, skipped }: { steps: readonly (() => Promise<void>)[]; skipped: number },
): Promise<Outcome> {
  const { householdId } = actor;
  const startedAt = now();
  const start = { startedAt, endedAt: null, total: steps.length + skipped, skipped };
  const done = { migrated: 0, failed: 0 };
  // Devices that show the storage optimization receive this realtime change at the start and then
  // poll the progress.
  await authorizedTransaction(actor, async (tx) => {
    await tx.photoOptimization.upsert({
      where: { householdId },
      create: { householdId, ...start, ...done },
      update: { ...start, ...done },
    });
    await announce(tx, actor, { kind: "optimization", ids: [householdId] });
  });
  // If another process starts a later optimization, it replaces this row. `startedAt` then differs, so this
  // run no longer updates the row.
  const save = (ended: { endedAt?: Date } = {}) =>
    db.photoOptimization.updateMany({
      where: { householdId, startedAt },
      data: { ...done, ...ended },
    });
  try {
    for (const step of steps) {
      try {
        await step();
        done.migrated += 1;
      } catch (error) {
        done.failed += 1;
        logger.warn({ error, householdId }, "a photo could not be optimized");
      }
      await save();
    }
  } finally {
    await save({ endedAt: now() });
  }
  return { success: done.failed === 0, skipped, ...done };
}

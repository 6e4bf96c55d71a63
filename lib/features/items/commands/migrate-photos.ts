import { logger } from "@/lib/core/logger";
import { addSmallVariants } from "@/lib/features/photos/commands/add-small-variants";
import { takePhoto } from "@/lib/features/photos/commands/take-photo";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";

interface Outcome {
  success: boolean;
  /** Photos moved from the database to the store, and small variants made. */
  migrated: number;
  /** Photos that needed nothing. */
  skipped: number;
  failed: number;
}

/**
 * The storage optimization: moves photos that are kept inline in the database to the store, and makes the
 * small variants that are missing. Safe to repeat and to break off: each photo is done for itself.
 */
export async function migratePhotos(actor: Actor): Promise<Outcome> {
  requirePermission(actor, "photos:optimize");
  const all = [...(await readPhotos(actor, "locations")), ...(await readPhotos(actor, "items"))];
  const inline = all.filter(({ photo }) => photo.startsWith("data:"));
  const variants = await addSmallVariants(actor);
  let failed = variants.failed;
  for (const row of inline) {
    try {
      await moveToStore(actor, row);
    } catch (error) {
      failed += 1;
      logger.warn({ error, table: row.table }, "an inline photo could not be moved");
    }
  }
  const migrated = inline.length + variants.made + variants.failed - failed;
  const skipped = Math.max(0, all.length - inline.length - variants.made - variants.failed);
  return { success: failed === 0, migrated, skipped, failed };
}

interface PhotoRow {
  table: "locations" | "items";
  id: number;
  photo: string;
}

async function readPhotos(actor: Actor, table: PhotoRow["table"]): Promise<PhotoRow[]> {
  const query = {
    where: { householdId: actor.householdId, isDeleted: false, photo: { not: null } },
    select: { id: true, photo: true },
  };
  const rows =
    table === "items" ? await db.item.findMany(query) : await db.location.findMany(query);
  return rows.flatMap(({ id, photo }) => (photo === null ? [] : [{ table, id, photo }]));
}

async function moveToStore(actor: Actor, { table, id, photo }: PhotoRow): Promise<void> {
  const bucket = table === "items" ? "item-photos" : "location-photos";
  const objectKey = await takePhoto(actor, { photo, bucket });
  // Only where nobody changed it meanwhile; otherwise the copy is unused and goes with the daily cleanup.
  const change = {
    where: { id, householdId: actor.householdId, photo },
    data: { photo: objectKey },
  };
  await (table === "items" ? db.item.updateMany(change) : db.location.updateMany(change));
}

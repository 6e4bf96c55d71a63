import { logger } from "@/lib/core/logger";
import { addSmallVariants } from "@/lib/features/photos/commands/add-small-variants";
import { storeInlinePhoto } from "@/lib/features/photos/commands/store-photo";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";

interface Outcome {
  /** False when something failed. */
  success: boolean;
  /** Photos moved from the database to the store, and small variants made. */
  migrated: number;
  /** Stored photos that needed nothing. */
  skipped: number;
  failed: number;
}

/**
 * The storage optimization: moves photos that are kept inline in the database to the store, and makes the
 * small variants that are missing. Safe to repeat and to break off: each photo is done for itself.
 */
export async function migratePhotos(actor: Actor): Promise<Outcome> {
  requirePermission(actor, "photos:optimize");
  const variants = await addSmallVariants(actor);
  const inline = await findInlinePhotos(actor);
  let { failed } = variants;
  let migrated = variants.made;
  for (const place of inline) {
    try {
      await moveToStore(actor, place);
      migrated += 1;
    } catch (error) {
      failed += 1;
      logger.warn({ error, table: place.table }, "an inline photo could not be moved");
    }
  }
  return { success: failed === 0, migrated, skipped: variants.there, failed };
}

interface Place {
  table: "locations" | "items";
  id: number;
}

async function findInlinePhotos({ householdId }: Actor): Promise<Place[]> {
  const query = {
    where: { householdId, isDeleted: false, photo: { startsWith: "data:" } },
    select: { id: true },
  };
  const [locations, items] = await Promise.all([
    db.location.findMany(query),
    db.item.findMany(query),
  ]);
  return [
    ...locations.map(({ id }) => ({ table: "locations" as const, id })),
    ...items.map(({ id }) => ({ table: "items" as const, id })),
  ];
}

async function moveToStore(actor: Actor, { table, id }: Place): Promise<void> {
  const isItem = table === "items";
  const mine = { id, householdId: actor.householdId };
  const row = isItem
    ? await db.item.findFirst({ where: mine, select: { photo: true } })
    : await db.location.findFirst({ where: mine, select: { photo: true } });
  if (!row?.photo?.startsWith("data:")) return;
  const { photo } = row;
  const bucket = isItem ? "item-photos" : "location-photos";
  const { objectKey } = await storeInlinePhoto(actor, { photo, bucket });
  // Only where nobody changed it meanwhile; otherwise the copy is unused and goes with the daily cleanup.
  const change = { where: { ...mine, photo }, data: { photo: objectKey } };
  await (isItem ? db.item.updateMany(change) : db.location.updateMany(change));
}

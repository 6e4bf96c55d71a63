import "server-only";
import {
  addSmallVariant,
  findMissingVariants,
} from "@/lib/features/photos/server/add-small-variant";
import { optimizationsUnderWay } from "@/lib/features/photos/server/optimizations-under-way";
import { storeInlinePhoto } from "@/lib/features/photos/server/store-photo";
import { type Outcome, trackOptimization } from "@/lib/features/photos/server/track-optimization";
import { type AuthorizedActor, command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { db } from "@/lib/server/db";

/**
 * Runs the storage optimization: moves inline photos, also those of deleted rows, from the database to the store and
 * makes missing small variants.
 * Safe to repeat and to abort, because each photo is independent. A call during a run waits for the end of that run.
 */
export const migratePhotos = command("photos:optimize", (actor): Promise<Outcome> => {
  const { householdId } = actor;
  const underWay = optimizationsUnderWay.get(householdId);
  if (underWay) return underWay;
  const run = optimize(actor).finally(() => optimizationsUnderWay.delete(householdId));
  optimizationsUnderWay.set(householdId, run);
  return run;
});

async function optimize(actor: AuthorizedActor): Promise<Outcome> {
  const { missing, there } = await findMissingVariants(actor);
  const inline = await findInlinePhotos(actor);
  const steps = [
    ...missing.map((photo) => () => addSmallVariant(actor, photo)),
    ...inline.map((place) => () => moveToStore(actor, place)),
  ];
  return trackOptimization(actor, { steps, skipped: there });
}

interface Place {
  table: "locations" | "items";
  id: number;
}

async function findInlinePhotos({ householdId }: AuthorizedActor): Promise<Place[]> {
  const query = {
    where: { householdId, photo: { startsWith: "data:" } },
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

async function moveToStore(actor: AuthorizedActor, { table, id }: Place): Promise<void> {
  const isItem = table === "items";
  const mine = { id, householdId: actor.householdId };
  const row = isItem
    ? await db.item.findFirst({ where: mine, select: { photo: true } })
    : await db.location.findFirst({ where: mine, select: { photo: true } });
  if (!row?.photo?.startsWith("data:")) return;
  const { photo } = row;
  const bucket = isItem ? "item-photos" : "location-photos";
  const { objectKey } = await storeInlinePhoto(actor, { photo, bucket });
  // Replaces the photo only if the item or location still has the inline photo that was stored. Otherwise the
  // stored copy is unused and the daily cleanup deletes it.
  const change = { where: { ...mine, photo }, data: { photo: objectKey } };
  await authorizedTransaction(actor, (tx) =>
    isItem ? tx.item.updateMany(change) : tx.location.updateMany(change),
  );
}

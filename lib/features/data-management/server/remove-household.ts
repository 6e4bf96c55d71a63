import "server-only";
import type { Tx } from "@/lib/server/db";
import { closeHousehold } from "./close-household";

/**
 * Removes a household with everything in it, its people and their sessions too, and tells the keys of its
 * photos, which `removeDiscardedPhotos` takes out of their stores once this is committed. The children go
 * first: items are referred to by rows that only their check or list carries away. Meanwhile nobody adds
 * any: each new row would have to share the hold on the household's.
 */
export async function removeHousehold(tx: Tx, householdId: number): Promise<string[]> {
  await closeHousehold(tx, householdId);
  const where = { householdId };
  const photos = await tx.storedFile.findMany({ where, select: { objectKey: true } });
  await tx.shoppingList.deleteMany({ where });
  await tx.inventoryUpdate.deleteMany({ where });
  await tx.item.deleteMany({ where });
  await tx.location.deleteMany({ where });
  await tx.household.delete({ where: { id: householdId } });
  return photos.map(({ objectKey }) => objectKey);
}

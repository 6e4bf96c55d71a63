import "server-only";
import type { Tx } from "@/lib/server/db";
import { closeHousehold } from "./close-household";

/**
 * Deletes a household with all its rows, its people and their sessions. Returns the keys of its photos, which
 * `removeDiscardedPhotos` deletes after the commit. Checks and lists are deleted before items, because their rows
 * refer to items without a cascade. The lock on the household's row blocks inserts meanwhile.
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

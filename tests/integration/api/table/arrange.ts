import { db } from "@/lib/server/db";
import type { Ids } from "../api-world";

/** Deletes the item of the world. */
export const deleteItem = ({ itemId }: Ids) =>
  db.item.update({ where: { id: itemId }, data: { isDeleted: true, deletedAt: new Date() } });

/** Deletes the location of the world with its item. */
export async function deleteLocation({ locationId }: Ids): Promise<void> {
  const data = { isDeleted: true, deletedAt: new Date() };
  await db.item.updateMany({ where: { locationId }, data: { ...data, deletedWithLocation: true } });
  await db.location.update({ where: { id: locationId }, data });
}

/** Cancels the running check of the world. */
export const endCheck = ({ checkId }: Ids) =>
  db.inventoryUpdate.update({ where: { id: checkId }, data: { status: "cancelled" } });

/** Records the presence of a member in the location of the world. */
export const bePresent = ({ checkId, locationId, memberId }: Ids) =>
  db.checkPresence.create({
    data: { updateId: checkId, locationId, userId: memberId, seenAt: new Date() },
  });

import { db } from "@/lib/server/db";
import type { Ids } from "../api-world";

/** Deletes the item of the test data. */
export const deleteItem = ({ itemId }: Ids) =>
  db.item.update({ where: { id: itemId }, data: { isDeleted: true, deletedAt: new Date() } });

/** Deletes the location of the test data and the item in it. */
export async function deleteLocation({ locationId }: Ids): Promise<void> {
  const data = { isDeleted: true, deletedAt: new Date() };
  await db.item.updateMany({ where: { locationId }, data: { ...data, deletedWithLocation: true } });
  await db.location.update({ where: { id: locationId }, data });
}

/** Cancels the running check of the test data. */
export const endCheck = ({ checkId }: Ids) =>
  db.inventoryUpdate.update({ where: { id: checkId }, data: { status: "cancelled" } });

/** Records the presence of a member in the location of the test data. */
export const bePresent = ({ checkId, locationId, memberId }: Ids) =>
  db.checkPresence.create({
    data: { updateId: checkId, locationId, userId: memberId, seenAt: new Date() },
  });

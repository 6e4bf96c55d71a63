import type { z } from "zod";
import { notFound } from "@/lib/core/errors";
import {
  discardUnusedPhotos,
  removeDiscardedPhotos,
} from "@/lib/features/photos/commands/discard-photos";
import { takePhoto } from "@/lib/features/photos/commands/take-photo";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { transaction, type Tx } from "@/lib/server/db";
import { itemColumns } from "../data";
import { toItem, type Item } from "../dto";
import type { updateItemSchema } from "../schema";
import { lockLocation } from "./lock-location";

type Input = z.output<typeof updateItemSchema> & { id: number };

/**
 * Changes the fields that were sent. The two amounts are part of running a check; everything else is
 * part of editing the inventory. A photo that is replaced leaves the store.
 * @throws {AppError} `forbidden`; `not_found` for the item or its new location; as `takePhoto`.
 */
export async function updateItem(actor: Actor, input: Input): Promise<Item> {
  const { id, currentStock, partialAmount, ...description } = input;
  const isCountOnly = Object.keys(description).length === 0;
  requirePermission(actor, isCountOnly ? "check:run" : "inventory:edit");
  const { householdId } = actor;
  const photo =
    description.photo === undefined
      ? undefined
      : await takePhoto(actor, { photo: description.photo, bucket: "item-photos" });
  const { row, discarded } = await transaction(async (tx) => {
    if (description.locationId !== undefined) {
      await lockLocation(tx, { householdId, id: description.locationId });
    }
    const objectKeys = photo === undefined ? [] : [await readPhotoKey(tx, { householdId, id })];
    const [row] = await tx.item.updateManyAndReturn({
      where: { id, householdId, isDeleted: false },
      data: { ...description, photo, currentStock, partialAmount },
      select: itemColumns,
    });
    if (!row) throw notFound("Item");
    return { row, discarded: await discardUnusedPhotos(tx, { householdId, objectKeys }) };
  });
  await removeDiscardedPhotos(discarded);
  return toItem(row);
}

async function readPhotoKey(
  tx: Tx,
  { householdId, id }: { householdId: number; id: number },
): Promise<string | null> {
  const item = await tx.item.findFirst({ where: { id, householdId }, select: { photo: true } });
  return item?.photo ?? null;
}

import type { z } from "zod";
import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { transaction } from "@/lib/server/db";
import { itemColumns } from "../data";
import { toItem, type Item } from "../dto";
import type { updateItemSchema } from "../schema";
import { lockLocation } from "./lock-location";

/**
 * Changes the fields that were sent. The two amounts are part of running a check; everything else is
 * part of editing the inventory.
 * @throws {AppError} `forbidden`, or `not_found` for the item or its new location.
 */
export async function updateItem(
  actor: Actor,
  input: z.output<typeof updateItemSchema> & { id: number },
): Promise<Item> {
  const { id, currentStock, partialAmount, ...description } = input;
  const isCountOnly = Object.keys(description).length === 0;
  requirePermission(actor, isCountOnly ? "check:run" : "inventory:edit");
  const { householdId } = actor;
  return transaction(async (tx) => {
    if (description.locationId !== undefined) {
      await lockLocation(tx, { householdId, id: description.locationId });
    }
    const [row] = await tx.item.updateManyAndReturn({
      where: { id, householdId, isDeleted: false },
      data: { ...description, currentStock, partialAmount },
      select: itemColumns,
    });
    if (!row) throw notFound("Item");
    return toItem(row);
  });
}

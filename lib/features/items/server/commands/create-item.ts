import "server-only";
import type { z } from "zod";
import { requireStoredPhoto, uploadInlinePhoto } from "@/lib/features/photos/server/take-photo";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { type Item, toItem } from "../../model/dto";
import type { createItemSchema } from "../../model/schema";
import { lockLocation } from "../lock-location";
import { itemColumns } from "../reads";
import { removeExcessDeletedItems } from "../remove-excess-deleted";
import { requireItemCap } from "../require-item-cap";

/**
 * Adds an item with a stock of 0.
 * @throws {AppError} `not_found` when the location is not a live one of the household; `conflict` when the household
 * has as many items as it may; as `uploadInlinePhoto` and `requireStoredPhoto`.
 */
export const createItem = command(
  "inventory:edit",
  async (actor, input: z.output<typeof createItemSchema>): Promise<Item> => {
    const { householdId } = actor;
    const photo = await uploadInlinePhoto(actor, { photo: input.photo, bucket: "item-photos" });
    return authorizedTransaction(
      actor,
      async (tx) => {
        await requireStoredPhoto(tx, { householdId, photo });
        await lockLocation(tx, { householdId, id: input.locationId });
        await requireItemCap(tx, { householdId, adding: 1 });
        await removeExcessDeletedItems(tx, householdId);
        const row = await tx.item.create({
          data: { ...input, photo, householdId },
          select: itemColumns,
        });
        await announce(tx, actor, { kind: "items", ids: [row.id] });
        return toItem(row);
      },
      { householdLock: "NO KEY UPDATE" },
    );
  },
);

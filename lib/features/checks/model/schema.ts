import { z } from "zod";
import { idSchema } from "@/lib/core/id-schema";
import { partialAmount, wholeAmount } from "@/lib/features/items/model/schema";

const id = idSchema();

/**
 * Input of `POST /api/inventory-items`: the count of an item, and its time of observation. If `onlyIfPending` is
 * true, the server keeps a count that the check already has, no matter who made it.
 */
export const recordCountSchema = z.object({
  updateId: id,
  itemId: id,
  newStock: wholeAmount,
  partialAmount: partialAmount.default(0),
  observedAt: z.iso.datetime({ offset: true }).optional(),
  onlyIfPending: z.boolean().optional(),
});

/**
 * Input of `POST /api/inventory-items/undo`: the check and the item whose count is undone, and when the
 * person undid it.
 */
export const undoCountSchema = z.object({
  updateId: id,
  itemId: id,
  undoneAt: z.iso.datetime({ offset: true }),
});

/**
 * The largest number of item ids in one call. It exceeds the items of any household, and a body with this many
 * ids is below the body limit.
 */
const MAX_ITEMS = 10_000;

/** Input of `POST /api/inventory-updates/{id}/assume`: the items that get assumed entries. */
export const assumeCountsSchema = z.object({
  itemIds: z.array(id).min(1, "Nothing is selected").max(MAX_ITEMS),
});

/** Input of `PUT /api/inventory-updates/{id}/presence`: the location of the person, or null. */
export const presenceSchema = z.object({ locationId: id.nullable() });

export type RecordCount = z.input<typeof recordCountSchema>;
export type UndoCount = z.input<typeof undoCountSchema>;

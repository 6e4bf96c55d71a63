import { z } from "zod";
import { idSchema } from "@/lib/core/id-schema";
import { partialAmount, wholeAmount } from "@/lib/features/items/model/schema";

const id = idSchema();

/** `POST /api/inventory-items`: what was counted of an item, and when it was seen. */
export const recordCountSchema = z.object({
  updateId: id,
  itemId: id,
  newStock: wholeAmount,
  partialAmount: partialAmount.default(0),
  observedAt: z.iso.datetime({ offset: true }).optional(),
});

/** More items than a household may have. A body with this many ids is below the limit of bodies. */
const MAX_ITEMS = 10_000;

/** `POST /api/inventory-updates/{id}/assume`: the items whose recorded stock is taken without a count. */
export const assumeCountsSchema = z.object({
  itemIds: z.array(id).min(1, "Nothing is selected").max(MAX_ITEMS),
});

/** `PUT /api/inventory-updates/{id}/presence`: the location that the person is in now, or none. */
export const presenceSchema = z.object({ locationId: id.nullable() });

export type RecordCount = z.input<typeof recordCountSchema>;

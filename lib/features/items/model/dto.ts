import { z } from "zod";
import { units } from "./schema";

/** An item as the API answers it. */
export const itemDto = z.object({
  id: z.number(),
  householdId: z.number(),
  locationId: z.number(),
  name: z.string(),
  photo: z.string().nullable(),
  desiredStock: z.number(),
  currentStock: z.number(),
  partialAmount: z.number(),
  unit: z.enum(units),
  supermarketItemName: z.string().nullable(),
  isDeleted: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Item = z.output<typeof itemDto>;

/** An item as the database holds it. */
export interface ItemRow extends Omit<Item, "createdAt" | "updatedAt"> {
  createdAt: Date;
  updatedAt: Date;
}

/** Returns the answer for a database row. */
export function toItem(row: ItemRow): Item {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

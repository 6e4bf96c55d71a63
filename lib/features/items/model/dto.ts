import { z } from "zod";
import type { StoredRow } from "@/lib/core/stored-row";
import { units } from "./units";

/** An item in responses. Its keys also select the columns of the query. */
export const itemDto = z.object({
  id: z.number(),
  householdId: z.number(),
  locationId: z.number(),
  name: z.string(),
  photo: z.string().nullable(),
  /** The chosen pictogram; null if it is found by the name, as in answers of earlier releases. */
  pictogram: z.string().nullable().default(null),
  desiredStock: z.number(),
  currentStock: z.number(),
  partialAmount: z.number(),
  /** When the recorded stock was observed; null for an item that was never counted. */
  lastCountedAt: z.string().nullable(),
  unit: z.enum(units),
  /** How many units a pack of the shop has. Answers stored for idempotency keys before packs existed have no size. */
  packSize: z.number().default(1),
  /** The stock below which the item is bought; null if it is the desired stock, as in answers of earlier releases. */
  reorderPoint: z.number().nullable().default(null),
  /** The day until which the item is best used, such as "2026-12-05"; null for most items. */
  bestBefore: z.string().nullable().default(null),
  /** The place on the shelf, compared by `compareOnShelf`. Answers of earlier releases have none. */
  shelfOrder: z.number().default(0),
  supermarketItemName: z.string().nullable(),
  isDeleted: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Item = z.output<typeof itemDto>;

export type ItemRow = Omit<StoredRow<Item>, "bestBefore"> & { bestBefore: Date | null };

/** The length of the date at the start of an ISO 8601 timestamp. */
const DAY_LENGTH = "2026-12-05".length;

/** Returns the response object for a database row. */
export function toItem(row: ItemRow): Item {
  return {
    ...row,
    lastCountedAt: row.lastCountedAt?.toISOString() ?? null,
    bestBefore: row.bestBefore?.toISOString().slice(0, DAY_LENGTH) ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The number of changed items. */
export const updatedDto = z.object({ updated: z.number() });

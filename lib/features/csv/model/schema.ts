import { z } from "zod";
import {
  createItemSchema,
  isReorderPointPossible,
  partialAmount,
  REORDER_POINT_TOO_HIGH,
  wholeAmount,
} from "@/lib/features/items/model/schema";
import { createLocationSchema } from "@/lib/features/locations/model/schema";

/** The largest number of rows of one import. */
export const MAX_IMPORT_ROWS = 2_000;

/**
 * Largest file that the browser parses: 5 MiB. It may be larger than the body of an import
 * (`MAX_IMPORT_BYTES`), because most columns of other programs' files are not sent.
 */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Largest body of one import: 1 MiB, enough for all rows with names of usual length. */
export const MAX_IMPORT_BYTES = 1024 * 1024;

const MAX_ROW_NUMBER = 10_000_000;

const { name, desiredStock, reorderPoint, unit, packSize, bestBefore, supermarketItemName } =
  createItemSchema.shape;

/** One row of a file: an item in its location, or a location alone. */
export const importRowSchema = z.object({
  /** Number of the row in the imported file, for the report of the import. */
  row: z.int().min(1).max(MAX_ROW_NUMBER),
  location: createLocationSchema.shape.name,
  item: z
    .object({
      name,
      desiredStock,
      reorderPoint,
      unit,
      packSize,
      bestBefore,
      supermarketItemName,
      /** If both amounts are missing, the item is imported as never counted. */
      currentStock: wholeAmount.optional(),
      partialAmount: partialAmount.optional(),
    })
    .refine(isReorderPointPossible, REORDER_POINT_TOO_HIGH)
    .nullable(),
});

/** Input of `POST /api/import/csv`. */
export const importSchema = z.object({
  rows: z.array(importRowSchema).min(1, "Nothing to import").max(MAX_IMPORT_ROWS),
});

export type ImportRow = z.output<typeof importRowSchema>;
export type Import = z.input<typeof importSchema>;

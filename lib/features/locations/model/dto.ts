import { z } from "zod";
import type { StoredRow } from "@/lib/core/stored-row";

/** A location in responses. */
export const locationDto = z.object({
  id: z.number(),
  householdId: z.number(),
  name: z.string(),
  photo: z.string().nullable(),
  /** The chosen pictogram; null if it is found by the name, as in answers of earlier releases. */
  pictogram: z.string().nullable().default(null),
  order: z.number(),
  isDeleted: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Location = z.output<typeof locationDto>;

/** Returns the response object for a database row. */
export function toLocation(row: StoredRow<Location>): Location {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The response to a bulk deletion. */
export const deletedDto = z.object({ deleted: z.number() });

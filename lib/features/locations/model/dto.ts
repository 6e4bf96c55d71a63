import { z } from "zod";

/** A location in answers. */
export const locationDto = z.object({
  id: z.number(),
  householdId: z.number(),
  name: z.string(),
  photo: z.string().nullable(),
  order: z.number(),
  isDeleted: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Location = z.output<typeof locationDto>;

interface LocationRow extends Omit<Location, "createdAt" | "updatedAt"> {
  createdAt: Date;
  updatedAt: Date;
}

/** Returns the answer for a database row. */
export function toLocation(row: LocationRow): Location {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The answer to a bulk deletion. */
export const deletedDto = z.object({ deleted: z.number() });

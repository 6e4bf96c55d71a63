import { z } from "zod";

/** A household and its settings. */
export const householdDto = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  /** Whether Claude may write the reasons on its lists. */
  aiEnabled: z.boolean(),
});

export type Household = z.output<typeof householdDto>;

/** A row of the database as the API answers it. */
export function toHousehold(row: Omit<Household, "createdAt"> & { createdAt: Date }): Household {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

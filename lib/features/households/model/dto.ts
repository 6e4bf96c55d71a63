import { z } from "zod";
import type { StoredRow } from "@/lib/core/stored-row";

/** A household and its settings. */
export const householdDto = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  /** Whether Claude may write the reason of each line on the shopping lists of the household. */
  aiEnabled: z.boolean(),
  /** How many locations and items the household may have. */
  maxLocations: z.number(),
  maxItems: z.number(),
});

export type Household = z.output<typeof householdDto>;
export type HouseholdCaps = Pick<Household, "maxLocations" | "maxItems">;

/** Returns the response object for a database row. */
export function toHousehold(
  row: Omit<StoredRow<Household>, keyof HouseholdCaps>,
  caps: HouseholdCaps,
): Household {
  return { ...row, ...caps, createdAt: row.createdAt.toISOString() };
}

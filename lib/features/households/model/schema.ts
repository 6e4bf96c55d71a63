import { z } from "zod";

/** Input of `PATCH /api/household`: whether Claude may write rationales for the household. */
export const updateHouseholdSchema = z.object({ aiEnabled: z.boolean() });

export type UpdateHousehold = z.input<typeof updateHouseholdSchema>;

import { z } from "zod";

/** `PATCH /api/household`. */
export const updateHouseholdSchema = z.object({ aiEnabled: z.boolean() });

export type UpdateHousehold = z.input<typeof updateHouseholdSchema>;

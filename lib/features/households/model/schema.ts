import { z } from "zod";
import { nameText } from "@/lib/core/text";

const MAX_NAME = 100;
const name = nameText(MAX_NAME, "Household name is required");

/** Input of `PATCH /api/household`. Omitted fields are unchanged. At least one field is required. */
export const updateHouseholdSchema = z
  .object({
    name: name.optional(),
    /** Whether Claude may write rationales for the household. */
    aiEnabled: z.boolean().optional(),
  })
  .refine((input) => Object.keys(input).length > 0, "Nothing to change");

/** The form that renames the household. */
export const renameHouseholdSchema = z.object({ name });

export type UpdateHousehold = z.output<typeof updateHouseholdSchema>;
export type RenameHousehold = z.output<typeof renameHouseholdSchema>;

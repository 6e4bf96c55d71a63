import { z } from "zod";

/** A refused row of an imported CSV file, with the reason. */
const refusalDto = z.object({ row: z.number(), reason: z.string() });

export type Refusal = z.output<typeof refusalDto>;

/** The response to an import: the numbers of new locations and items, and the refused rows. */
export const importedDto = z.object({
  locations: z.number(),
  items: z.number(),
  refused: z.array(refusalDto),
});

export type Imported = z.output<typeof importedDto>;

import { z } from "zod";

/** A refused row, with the reason. */
const refusalDto = z.object({ row: z.number(), reason: z.string() });

export type Refusal = z.output<typeof refusalDto>;

/** The answer to an import: how many locations and items are new, and which rows were not taken. */
export const importedDto = z.object({
  locations: z.number(),
  items: z.number(),
  refused: z.array(refusalDto),
});

export type Imported = z.output<typeof importedDto>;

import { z } from "zod";
import { MAX_WHOLE } from "@/lib/core/amount";
import { idSchema } from "@/lib/core/id-schema";
import { WHOLE_ONLY } from "@/lib/features/shopping-lists/model/quantity";

const id = idSchema();

/** Longer than every username. */
const MAX_NAME = 200;

/** The largest number of lines in one call. It exceeds the lines of any list. */
const MAX_LINES = 10_000;

/** Input of `POST /api/shopping-lists/{id}/put-away`: the lines, each with the whole units to add to the stock. */
export const putAwaySchema = z.object({
  lines: z
    .array(
      z.object({
        lineId: id,
        quantity: z.int(WHOLE_ONLY).min(1, WHOLE_ONLY).max(MAX_WHOLE, WHOLE_ONLY),
      }),
    )
    .min(1, "Nothing is selected")
    .max(MAX_LINES),
  observedAt: z.iso.datetime({ offset: true }).optional(),
});

/** Input of `POST /api/shopping-lists/{id}/take-back`: the lines that were put away. */
export const takeBackSchema = z.object({
  lineIds: z.array(id).min(1, "Nothing is selected").max(MAX_LINES),
  /** Username of the person whose put-away is taken back. What others have put away since then stays. */
  by: z.string().max(MAX_NAME).optional(),
  observedAt: z.iso.datetime({ offset: true }).optional(),
});

export type PutAway = z.input<typeof putAwaySchema>;
export type TakeBack = z.input<typeof takeBackSchema>;

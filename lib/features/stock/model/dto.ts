import { z } from "zod";

/** The history of an item, the oldest entries first: at most its latest 1,000 entries of both kinds. */
export const itemHistoryDto = z.object({
  desiredStock: z.number(),
  /** What people have seen: counts of checks that were not cancelled, and amounts that were set. */
  counts: z.array(z.object({ at: z.string(), newStock: z.number(), partialAmount: z.number() })),
  /** What has changed the recorded stock between counts. `quantity` is in units, always positive. */
  changes: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(["put_away", "taken_back", "used", "use_reversed"]),
      quantity: z.number(),
    }),
  ),
});

export type ItemHistory = z.output<typeof itemHistoryDto>;

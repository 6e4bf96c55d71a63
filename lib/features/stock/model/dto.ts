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

/** The figures of an item that are derived from its history in a period. */
const itemTrendDto = z.object({
  itemId: z.number(),
  /** How often the item was counted, and how many of these counts have found nothing. */
  counted: z.number(),
  foundEmpty: z.number(),
  /**
   * The share of the time since the first count in which the item was known to be out; null with too little history.
   */
  outShare: z.number().nullable(),
  /** The mean use in units; null with too little history. */
  usePerWeek: z.number().nullable(),
  /** The latest counts in units, the oldest first: at most 8. */
  amounts: z.array(z.number()),
});

export type ItemTrend = z.output<typeof itemTrendDto>;

/** The trends of the items that were counted within a year. `from` is the start of that year. */
export const itemTrendsDto = z.object({ from: z.string(), items: z.array(itemTrendDto) });

export type ItemTrends = z.output<typeof itemTrendsDto>;

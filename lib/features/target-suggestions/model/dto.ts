import { z } from "zod";

export const targetChanges = ["raise", "lower"] as const;

/** A suggested change of the desired stock of an item, with the counts that it is derived from. */
const targetSuggestionDto = z.object({
  itemId: z.number(),
  kind: z.enum(targetChanges),
  /** The desired stock that the suggestion would change, in units. */
  desiredStock: z.number(),
  /** In whole units. */
  suggested: z.number(),
  counts: z.number(),
  /** The number of counts that found the item empty. */
  emptyCounts: z.number(),
  /** The lowest counted stock, in 300ths of a unit. */
  lowest: z.number(),
  /** The days between the first and the last count. */
  days: z.number(),
});

export type TargetSuggestion = z.output<typeof targetSuggestionDto>;

export const targetSuggestionsDto = z.array(targetSuggestionDto);

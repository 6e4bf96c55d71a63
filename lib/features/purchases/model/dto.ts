import { z } from "zod";

/** A line of a shopping list, or an addition of an item, that was put away. */
export const putAwayLineDto = z.object({
  /** Null for an addition. */
  lineId: z.number().nullable(),
  /** Null for a line. Data that a device has stored before the field existed has no value. */
  additionId: z.number().nullish(),
  itemId: z.number(),
  /** The whole units that were added to the stock. */
  quantity: z.number(),
  /** When the person put it away, in ISO 8601: the time of the device, but at most the time of the server. */
  at: z.string(),
  /** Username of the person. */
  by: z.string(),
});

export type PutAwayLine = z.output<typeof putAwayLineDto>;

/** A line that was put away, with what the last check had counted of its item. */
const purchasedLineDto = putAwayLineDto.extend({
  /**
   * Null after a purge of the check, and before the first check. A line that has not been fetched yet has no such
   * field.
   */
  counted: z.object({ newStock: z.number(), partialAmount: z.number() }).nullish(),
});

export type PurchasedLine = z.output<typeof purchasedLineDto>;

/** What was put away since the latest list was made, and was not taken back. */
export const purchasesDto = z.object({
  /** The id of the latest list; null for a household without lists. */
  listId: z.number().nullable(),
  putAway: z.array(purchasedLineDto),
});

export type Purchases = z.output<typeof purchasesDto>;

/** The response to putting away: the lines and additions that this call has put away. */
export const putAwayDto = z.object({ putAway: z.array(putAwayLineDto) });

/**
 * The response of the call that reverses putting purchases away: the ids of the lines and additions whose purchase it
 * has reversed.
 */
export const takenBackDto = z.object({
  lineIds: z.array(z.number()),
  // Answers that the previous release has stored under an idempotency key have no additions.
  additionIds: z.array(z.number()).default([]),
});

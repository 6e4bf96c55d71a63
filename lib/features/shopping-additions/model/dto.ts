import { z } from "zod";

/** Something that a person has written on the shopping list. */
export const additionDto = z.object({
  id: z.number(),
  /** Null for a text that is no item of the household. */
  itemId: z.number().nullable(),
  /** The supermarket name of the item, otherwise its name; the written text where there is no item. */
  name: z.string(),
  /** In packs of `packSize` units. */
  quantity: z.number(),
  /**
   * How many units a pack had when it was added. Answers stored for idempotency keys before packs existed have no size.
   */
  packSize: z.number().optional(),
  purchased: z.boolean(),
  /** Whether a link shopper ticked the addition. Responses stored before the field existed have no value. */
  tickedByLink: z.boolean().optional(),
  /** Username of the person. */
  addedBy: z.string(),
  createdAt: z.string(),
  /** The line of a shopping list of which the addition has become a part; null while it is on the list itself. */
  lineId: z.number().nullable(),
});

export type Addition = z.output<typeof additionDto>;

/**
 * The response to adding: the addition, and what happened. The same thing is on the list once: if it was there already,
 * its addition or its line has the larger quantity now. The quantity and the packs are those of the addition or the
 * line that is on the list.
 */
export const addedDto = additionDto.extend({ outcome: z.enum(["added", "raised", "lineRaised"]) });

export type Added = z.output<typeof addedDto>;

/** An addition that was bought with a list, by the journal. The addition itself may be deleted since. */
export const boughtAdditionDto = z.object({
  /** The id of the addition. */
  id: z.number(),
  /** Null for a text that is no item of the household. */
  itemId: z.number().nullable(),
  /** The supermarket name of the item, otherwise its name; the written text where there is no item. */
  name: z.string(),
  /** In packs of `packSize` units. */
  quantity: z.number(),
  /** How many units a pack had; 1 if the addition is deleted, because the journal has the units only. */
  packSize: z.number(),
  /** Username of the person who ticked it; null for a link shopper. */
  boughtBy: z.string().nullable(),
});

export type BoughtAddition = z.output<typeof boughtAdditionDto>;

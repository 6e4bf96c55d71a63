import { z } from "zod";

/** The order of the shop. */
export const shopOrderDto = z.object({
  /** The ids of all items of the household. */
  itemIds: z.array(z.number()),
  /** The number of trips from which this order was learned. */
  trips: z.number(),
});

export type ShopOrder = z.output<typeof shopOrderDto>;

import { z } from "zod";

const count = z.number();

/** The answer to a purge: what was said, and how many rows of each kind went. */
export const purgedDto = z.object({
  message: z.string(),
  deleted: z.object({
    inventoryUpdates: count,
    inventoryItems: count,
    shoppingLists: count,
    shoppingListItems: count,
  }),
});

export type Purged = z.output<typeof purgedDto>;

/** The answer to somebody who leaves. */
export const departedDto = z.object({ outcome: z.enum(["deleted", "deactivated"]) });

export type Departed = z.output<typeof departedDto>;

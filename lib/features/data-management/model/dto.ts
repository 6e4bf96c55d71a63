import { z } from "zod";

const count = z.number();

/** The response to a purge: its message, and the number of deleted rows of each category. */
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

/** The response to the deletion or deactivation of one's own account. */
export const departedDto = z.object({ outcome: z.enum(["deleted", "deactivated"]) });

export type Departed = z.output<typeof departedDto>;

import { z } from "zod";

const count = z.number();

const rowsByCategory = z.object({
  inventoryUpdates: count,
  inventoryItems: count,
  shoppingLists: count,
  shoppingListItems: count,
});

/** The numbers of rows that a purge can delete, and of the items, which it never deletes. */
export const purgeableDto = rowsByCategory.extend({ items: count });

/** The response to a purge: its message, and the number of deleted rows of each category. */
export const purgedDto = z.object({ message: z.string(), deleted: rowsByCategory });

export type Purgeable = z.output<typeof purgeableDto>;
export type Purged = z.output<typeof purgedDto>;

/** The response to the deletion or deactivation of one's own account. */
export const departedDto = z.object({ outcome: z.enum(["deleted", "deactivated"]) });

export type Departed = z.output<typeof departedDto>;

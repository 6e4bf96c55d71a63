import { z } from "zod";
import {
  hasPurgeSelection,
  NOTHING_SELECTED,
  PURGE_NOT_CONFIRMED,
  PURGE_WORD,
  USERNAME_NOT_CONFIRMED,
} from "./rules";

const category = z.boolean("Must be true or false").default(false);

/** Input of `POST /api/data/purge`. */
export const purgeSchema = z
  .object({
    inventoryUpdates: category,
    inventoryItems: category,
    shoppingLists: category,
    shoppingListItems: category,
    confirm: z.literal(PURGE_WORD, PURGE_NOT_CONFIRMED).optional(),
  })
  .refine(hasPurgeSelection, NOTHING_SELECTED);

/** Input of `DELETE /api/user`. */
export const deleteAccountSchema = z.object({
  /** The person's own username, typed for confirmation. */
  username: z.string(USERNAME_NOT_CONFIRMED).optional(),
  /**
   * Whether the only admin of several members deletes the household too, with the accounts of the
   * other members.
   */
  deleteHousehold: z.boolean("Must be true or false").default(false),
});

export type Purge = z.input<typeof purgeSchema>;
export type DeleteAccount = z.input<typeof deleteAccountSchema>;

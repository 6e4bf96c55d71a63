import { z } from "zod";
import { hasPurgeSelection } from "./rules";

/** What is typed before data is purged, in exactly this case (specification, section 5). */
export const PURGE_WORD = "PURGE";
export const PURGE_NOT_CONFIRMED = "Please type PURGE to confirm data deletion.";
export const NOTHING_SELECTED = "Please select at least one type of data to purge.";
export const USERNAME_NOT_CONFIRMED = "Please enter your username correctly to confirm deletion.";

const category = z.boolean("Must be true or false").default(false);

/** `POST /api/data/purge`. */
export const purgeSchema = z
  .object({
    inventoryUpdates: category,
    inventoryItems: category,
    shoppingLists: category,
    shoppingListItems: category,
    confirm: z.literal(PURGE_WORD, PURGE_NOT_CONFIRMED).optional(),
  })
  .refine(hasPurgeSelection, NOTHING_SELECTED);

/** `DELETE /api/user`. */
export const deleteAccountSchema = z.object({
  /** The own username, typed once more. */
  username: z.string(USERNAME_NOT_CONFIRMED).optional(),
  /** The only admin of several members takes the household along. */
  deleteHousehold: z.boolean("Must be true or false").default(false),
});

export type Purge = z.input<typeof purgeSchema>;
export type DeleteAccount = z.input<typeof deleteAccountSchema>;

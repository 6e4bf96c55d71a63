import { z } from "zod";

/** The largest number of entries in the list of recently deleted items and locations. The latest are listed. */
export const MAX_RECENTLY_DELETED = 500;

/**
 * A deleted item or location that can be restored. Items that were deleted with their location are not listed: the
 * location restores them.
 */
export const recentlyDeletedDto = z.object({
  kind: z.enum(["item", "location"]),
  id: z.number(),
  name: z.string(),
  photo: z.string().nullable(),
  pictogram: z.string().nullable(),
  /** The location of an item. While it is deleted, the item cannot be restored. Null for a location. */
  location: z.object({ name: z.string(), isDeleted: z.boolean() }).nullable(),
  /** The number of items that were deleted with a location; 0 for an item. */
  itemCount: z.number(),
  deletedAt: z.string(),
  /** The username of the person who deleted it; null when it is unknown or the account is deleted. */
  deletedBy: z.string().nullable(),
});

export type RecentlyDeleted = z.output<typeof recentlyDeletedDto>;

/**
 * The response to a restore of several items or locations: the number of restored ones. Those that were not
 * deleted are not counted.
 */
export const restoredDto = z.object({ restored: z.number() });

export type Restored = z.output<typeof restoredDto>;

import { z } from "zod";
import type { StoredRow } from "@/lib/core/stored-row";
import { units } from "@/lib/features/items/model/units";

/** An open shopping link. Its token is in no answer, because only a hash of it is stored. */
export const shoppingLinkDto = z.object({
  id: z.number(),
  listId: z.number(),
  createdById: z.number(),
  /** Username of the person who made the link. */
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

export type ShoppingLink = z.output<typeof shoppingLinkDto>;

/** The response to making a link: the link itself, which is shown once. */
export const createdLinkDto = shoppingLinkDto.extend({ link: z.string() });

export type CreatedLink = z.output<typeof createdLinkDto>;

/** A row of the list as a link shopper sees it. */
const sharedRowDto = z.object({
  kind: z.enum(["line", "addition"]),
  id: z.number(),
  name: z.string(),
  /** In packs of `packSize` units. */
  quantity: z.number(),
  packSize: z.number(),
  /** The unit of the item; null for an addition. */
  unit: z.enum(units).nullable(),
  purchased: z.boolean(),
  /** Whether a member has marked the line as not available in the shop. False for a purchased line and an addition. */
  notAvailable: z.boolean(),
});

export type SharedRow = z.output<typeof sharedRowDto>;

/**
 * The list as a link shopper sees it: what to buy, and nothing about the household, its members, rooms, photos, stock
 * and reasons.
 */
export const sharedListDto = z.object({ expiresAt: z.string(), rows: z.array(sharedRowDto) });

export type SharedList = z.output<typeof sharedListDto>;

/** The response to a tick: the present state of the row. */
export const tickedDto = sharedRowDto.pick({ kind: true, id: true, purchased: true });

export type Ticked = z.output<typeof tickedDto>;

interface LinkRow extends Omit<StoredRow<ShoppingLink>, "createdBy"> {
  createdBy: { username: string };
}

/** Returns the response object for a database row. */
export function toShoppingLink(row: LinkRow): ShoppingLink {
  return {
    ...row,
    createdBy: row.createdBy.username,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

import { notFound } from "@/lib/core/errors";
import { getLocation } from "@/lib/features/locations/data";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import { toItem, type Item } from "./dto";

/** The columns that an item is answered from. */
export const itemColumns = {
  id: true,
  householdId: true,
  locationId: true,
  name: true,
  photo: true,
  desiredStock: true,
  currentStock: true,
  partialAmount: true,
  unit: true,
  supermarketItemName: true,
  isDeleted: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** The household's items by id, or those of one location. */
export async function listItems(
  actor: Actor,
  filter: { locationId?: number | undefined } = {},
): Promise<Item[]> {
  requirePermission(actor, "household:view");
  const rows = await db.item.findMany({
    where: {
      householdId: actor.householdId,
      isDeleted: false,
      ...(filter.locationId === undefined ? {} : { locationId: filter.locationId }),
    },
    orderBy: { id: "asc" },
    select: itemColumns,
  });
  return rows.map(toItem);
}

/**
 * The items of one location of the household, by id.
 * @throws {AppError} `not_found` when there is no such location.
 */
export async function listLocationItems(actor: Actor, locationId: number): Promise<Item[]> {
  await getLocation(actor, locationId);
  return listItems(actor, { locationId });
}

/**
 * One item of the household.
 * @throws {AppError} `not_found`
 */
export async function getItem(actor: Actor, id: number): Promise<Item> {
  requirePermission(actor, "household:view");
  const row = await db.item.findFirst({
    where: { id, householdId: actor.householdId, isDeleted: false },
    select: itemColumns,
  });
  if (!row) throw notFound("Item");
  return toItem(row);
}

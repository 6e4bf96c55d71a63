import "server-only";
import { notFound } from "@/lib/core/errors";
import { getLocation } from "@/lib/features/locations/server/reads";
import { read } from "@/lib/policy/operation";
import { db, runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { asIsoText } from "@/lib/server/iso-text";
import { type Item, toItem } from "../model/dto";

/** Selected columns of an item. */
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

interface ItemFilter {
  locationId?: number | null | undefined;
}

/** Selects items as JSON with the keys of `itemDto`. */
function selectItemsAsJson(householdId: number, locationId: number | null): Prisma.Sql {
  return Prisma.sql`
    SELECT coalesce(json_agg(item), '[]')::text AS json FROM (
      SELECT id, household_id AS "householdId", location_id AS "locationId", name, photo,
        desired_stock AS "desiredStock", current_stock AS "currentStock",
        partial_amount AS "partialAmount", unit, supermarket_item_name AS "supermarketItemName",
        is_deleted AS "isDeleted",
        ${asIsoText("created_at")} AS "createdAt", ${asIsoText("updated_at")} AS "updatedAt"
      FROM items
      WHERE household_id = ${householdId} AND NOT is_deleted AND (${locationId}::int IS NULL OR location_id = ${locationId})
      ORDER BY id
    ) AS item`;
}

/**
 * The household's items by id, or those of one location, as JSON. PostgreSQL writes it, and nobody reads it
 * on the way: making objects of hundreds of rows takes longer than all the rest (docs/decisions/0028).
 */
export const itemsAsJson = read(
  "household:view",
  async (actor, { locationId = null }: ItemFilter = {}): Promise<string> => {
    const [row] = await runStatement<{ json: string }>(
      "items-as-json",
      selectItemsAsJson(actor.householdId, locationId),
    );
    return row?.json ?? "[]";
  },
);

/** The household's items by id, or those of one location. */
export const listItems = read(
  "household:view",
  async (actor, filter: ItemFilter = {}): Promise<Item[]> => {
    return JSON.parse(await itemsAsJson(actor, filter)) as Item[];
  },
);

/**
 * The items of one location of the household, by id.
 * @throws {AppError} `not_found` when there is no such location.
 */
export const listLocationItems = read(
  "household:view",
  async (actor, locationId: number): Promise<Item[]> => {
    await getLocation(actor, locationId);
    return listItems(actor, { locationId });
  },
);

/**
 * One item of the household.
 * @throws {AppError} `not_found`
 */
export const getItem = read("household:view", async (actor, id: number): Promise<Item> => {
  const row = await db.item.findFirst({
    where: { id, householdId: actor.householdId, isDeleted: false },
    select: itemColumns,
  });
  if (!row) throw notFound("Item");
  return toItem(row);
});

import "server-only";
import { notFound } from "@/lib/core/errors";
import { getLocation } from "@/lib/features/locations/server/reads";
import { read } from "@/lib/policy/operation";
import { columnsOf, selectListOf } from "@/lib/server/answer-columns";
import { db, runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { type Item, itemDto, toItem } from "../model/dto";

/** Selected columns of an item. */
export const itemColumns = columnsOf(itemDto, Prisma.ItemScalarFieldEnum);

interface ItemFilter {
  locationId?: number | null | undefined;
}

/** Selects items as JSON with the keys of `itemDto`. */
function selectItemsAsJson(householdId: number, locationId: number | null): Prisma.Sql {
  return Prisma.sql`
    SELECT coalesce(json_agg(item), '[]')::text AS json FROM (
      SELECT ${selectListOf(itemDto, "items")} FROM items
      WHERE household_id = ${householdId} AND NOT is_deleted AND (${locationId}::int IS NULL OR location_id = ${locationId})
      ORDER BY id
    ) AS item`;
}

/**
 * Returns the household's items or those of one location, sorted by id, as JSON text that PostgreSQL makes.
 * Creating objects from hundreds of rows would take most of the request's time (docs/decisions/0028).
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

/** Returns the household's items or those of one location, sorted by id. */
export const listItems = read(
  "household:view",
  async (actor, filter: ItemFilter = {}): Promise<Item[]> => {
    return JSON.parse(await itemsAsJson(actor, filter)) as Item[];
  },
);

/**
 * Returns the items of one location of the household, sorted by id.
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
 * Returns one item of the household.
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

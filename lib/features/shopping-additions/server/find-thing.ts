import "server-only";
import { notFound } from "@/lib/core/errors";
import type { Unit } from "@/lib/features/items/model/units";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { namesMeant, packsMeant } from "../model/read-addition";
import { thingKey } from "../model/rules";
import { keyOf } from "./key-of";
import type { Wanted } from "./put-on-list";

interface Named {
  id: number;
  name: string;
  supermarketItemName: string | null;
  packSize: number;
  unit: Unit;
}

/**
 * Returns the thing that a person means: the item with that id, else the only live item with that name or supermarket
 * name, also after a unit such as "packs of", else the text alone. A quantity in units of a named item becomes packs.
 * @throws {AppError} `not_found` for an id that is no live item of the household.
 */
export async function findThing(
  tx: Tx,
  householdId: number,
  {
    itemId,
    name = "",
    quantity = 1,
  }: { itemId?: number | undefined; name?: string | undefined; quantity?: number | undefined },
): Promise<Wanted> {
  const findItem = async (condition: Prisma.Sql) => {
    const [item, other] = await tx.$queryRaw<Named[]>`
      SELECT id, name, supermarket_item_name AS "supermarketItemName", pack_size AS "packSize", unit FROM items
      WHERE household_id = ${householdId} AND NOT is_deleted AND ${condition} LIMIT 2`;
    return item && !other ? item : undefined;
  };
  if (itemId !== undefined) {
    const item = await findItem(Prisma.sql`id = ${itemId}`);
    if (!item) throw notFound("Item");
    return wantedOf(item, quantity);
  }
  for (const meant of namesMeant(name)) {
    const key = thingKey(meant);
    const item = await findItem(
      Prisma.sql`(${keyOf("items.name")} = ${key} OR ${keyOf("items.supermarket_item_name")} = ${key})`,
    );
    if (item) return wantedOf(item, packsMeant({ name, quantity }, item));
  }
  return { itemId: null, name, packSize: 1, quantity };
}

function wantedOf({ id, name, supermarketItemName, packSize }: Named, quantity: number): Wanted {
  return { itemId: id, name: supermarketItemName ?? name, packSize, quantity };
}

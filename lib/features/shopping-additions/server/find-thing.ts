import "server-only";
import { notFound } from "@/lib/core/errors";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { namesMeant } from "../model/read-addition";
import { type Thing, thingKey } from "../model/rules";

interface Named {
  id: number;
  name: string;
  packSize: number;
}

type NameColumn = "items.name" | "items.supermarket_item_name" | "shopping_additions.name";

/** Returns an expression for `thingKey` of a column. */
export const keyOf = (column: NameColumn) => {
  const text = Prisma.raw(column);
  return Prisma.sql`lower(regexp_replace(btrim(normalize(${text}, NFKC)), '\\s+', ' ', 'g'))`;
};

/**
 * Returns the thing that a person means: the item with that id, else the only live item with that name or supermarket
 * name, also after a unit such as "packs of", else the text alone.
 * @throws {AppError} `not_found` for an id that is no live item of the household.
 */
export async function findThing(
  tx: Tx,
  householdId: number,
  { itemId, name = "" }: { itemId?: number | undefined; name?: string | undefined },
): Promise<Thing & { packSize: number }> {
  const findItem = async (condition: Prisma.Sql) => {
    const [item, other] = await tx.$queryRaw<Named[]>`
      SELECT id, coalesce(supermarket_item_name, name) AS name, pack_size AS "packSize" FROM items
      WHERE household_id = ${householdId} AND NOT is_deleted AND ${condition} LIMIT 2`;
    return item && !other
      ? { itemId: item.id, name: item.name, packSize: item.packSize }
      : undefined;
  };
  if (itemId !== undefined) {
    const item = await findItem(Prisma.sql`id = ${itemId}`);
    if (!item) throw notFound("Item");
    return item;
  }
  for (const meant of namesMeant(name)) {
    const key = thingKey(meant);
    const item = await findItem(
      Prisma.sql`(${keyOf("items.name")} = ${key} OR ${keyOf("items.supermarket_item_name")} = ${key})`,
    );
    if (item) return item;
  }
  return { itemId: null, name, packSize: 1 };
}

import "server-only";
import { notFound } from "@/lib/core/errors";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { type Thing, thingKey } from "../model/rules";

interface Named {
  id: number;
  name: string;
}

/** Returns an expression for `thingKey` of a column. */
const keyOf = (column: "name" | "supermarket_item_name") => {
  const text = Prisma.raw(`items.${column}`);
  return Prisma.sql`lower(regexp_replace(btrim(normalize(${text}, NFKC)), '\\s+', ' ', 'g'))`;
};

/**
 * Returns the thing that a person means: the item with that id, else the only live item with that name or supermarket
 * name, else the text alone.
 * @throws {AppError} `not_found` for an id that is no live item of the household.
 */
export async function findThing(
  tx: Tx,
  householdId: number,
  { itemId, name = "" }: { itemId?: number | undefined; name?: string | undefined },
): Promise<Thing> {
  const key = thingKey(name);
  const found = await tx.$queryRaw<Named[]>`
    SELECT id, coalesce(supermarket_item_name, name) AS name FROM items
    WHERE household_id = ${householdId} AND NOT is_deleted AND ${
      itemId === undefined
        ? Prisma.sql`(${keyOf("name")} = ${key} OR ${keyOf("supermarket_item_name")} = ${key})`
        : Prisma.sql`id = ${itemId}`
    } LIMIT 2`;
  const [item, other] = found;
  if (item && !other) return { itemId: item.id, name: item.name };
  if (itemId !== undefined) throw notFound("Item");
  return { itemId: null, name };
}

import "server-only";
import { notFound } from "@/lib/core/errors";
import { packSizeOf } from "@/lib/features/items/model/packs";
import type { Unit } from "@/lib/features/items/model/units";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { namesMeant } from "../model/read-addition";
import { type Thing, thingKey, type Wanted } from "../model/rules";
import { thingNamed, thingOf } from "../model/suggest-items";
import { keyOf } from "./key-of";

interface Named {
  id: number;
  name: string;
  supermarketItemName: string | null;
  packSize: number;
  unit: Unit;
}

/** A written text with its quantity. */
interface Text {
  name: string;
  quantity: number;
}

/**
 * Returns the item with that id as one pack to buy.
 * @throws {AppError} `not_found` for an id that is no live item of the household.
 */
export async function findItem(tx: Tx, householdId: number, itemId: number): Promise<Wanted> {
  const [item] = await selectItems(tx, householdId, Prisma.sql`id = ${itemId}`);
  if (!item) throw notFound("Item");
  return toWanted({ ...thingOf(item), quantity: 1 });
}

/**
 * Returns the things that texts mean, in the order of the texts: the only live item with that name or supermarket name,
 * also after a unit such as "packs of", else the text alone. A quantity in units of a named item becomes packs.
 */
export async function findThings(
  tx: Tx,
  householdId: number,
  texts: readonly Text[],
): Promise<Wanted[]> {
  if (texts.length === 0) return [];
  const keys = texts.flatMap(({ name }) => namesMeant(name)).map(thingKey);
  const items = await selectItems(
    tx,
    householdId,
    Prisma.sql`(${keyOf("items.name")} = ANY(${keys}) OR ${keyOf("items.supermarket_item_name")} = ANY(${keys}))`,
  );
  return texts.map(({ name, quantity }) => toWanted(thingNamed({ name, quantity }, items)));
}

/** Returns the thing that one text means, as `findThings`. */
export async function findThing(tx: Tx, householdId: number, text: Text): Promise<Wanted> {
  const [thing] = await findThings(tx, householdId, [text]);
  return thing ?? toWanted({ itemId: null, ...text });
}

function selectItems(tx: Tx, householdId: number, condition: Prisma.Sql): Promise<Named[]> {
  return tx.$queryRaw<Named[]>`
    SELECT id, name, supermarket_item_name AS "supermarketItemName", pack_size AS "packSize", unit FROM items
    WHERE household_id = ${householdId} AND NOT is_deleted AND ${condition} ORDER BY id`;
}

function toWanted(thing: Thing & { quantity: number }): Wanted {
  return { ...thing, packSize: packSizeOf(thing) };
}

import { inPacks, type Packed, packSizeOf, packText } from "@/lib/features/items/model/packs";

/** How many unticked additions a household may have. */
export const MAX_ADDITIONS = 200;

/** The message for an addition that would exceed the cap. */
export const ADDITIONS_FULL = `A shopping list can have up to ${MAX_ADDITIONS} things that you added and did not buy yet. Buy or remove some first.`;

/** The largest number of removed additions of a household that are stored, for a restore and for late changes. */
export const MAX_REMOVED = 1_000;

/** The part of an addition that tells which thing it is, and the packs that it is bought in. */
export interface Thing extends Packed {
  itemId: number | null;
  name: string;
}

/** A thing to buy with its quantity, in packs. */
export type Wanted = Thing & { quantity: number; packSize: number };

/** Returns a name in the form in which names of things are compared: case and spaces do not matter. */
export function thingKey(name: string): string {
  return name.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase();
}

/** Returns whether both are the same thing to buy: the same item, or the same name where one of them has no item. */
export function isSameThing(one: Thing, other: Thing): boolean {
  if (one.itemId !== null && other.itemId !== null) return one.itemId === other.itemId;
  return thingKey(one.name) === thingKey(other.name);
}

type Quantity = Packed & { quantity: number };

/** Returns the larger of two quantities of the same thing, in the larger packs of both. */
export function largerOf(one: Quantity, other: Quantity): { quantity: number; packSize: number } {
  const packSize = Math.max(packSizeOf(one), packSizeOf(other));
  const quantity = Math.max(inPacks(one, { packSize }), inPacks(other, { packSize }));
  return { quantity, packSize };
}

/** The state of an addition or a line that people change while shopping. */
export interface Bought {
  purchased: boolean;
  quantity: number;
}

/** An entry of the journal of purchases. */
export interface PurchaseEntry {
  kind: "bought" | "reversed";
  quantity: number;
}

/**
 * Returns the state after a change, and the entries that record it in the journal. If the quantity of something ticked
 * changes, its purchase is reversed and recorded again, because entries are never changed.
 */
export function changed(
  before: Bought,
  { purchased = before.purchased, quantity = before.quantity }: Partial<Bought>,
): { after: Bought; isChanged: boolean; entries: PurchaseEntry[] } {
  const after = { purchased, quantity };
  const isChanged = before.purchased !== purchased || before.quantity !== quantity;
  const entries: PurchaseEntry[] = [];
  if (isChanged && before.purchased) {
    entries.push({ kind: "reversed", quantity: before.quantity });
  }
  if (isChanged && purchased) entries.push({ kind: "bought", quantity });
  return { after, isChanged, entries };
}

/** Returns the pack of an addition, "pack of 10"; null for what is bought by the unit. */
export function additionPack(addition: Packed): string | null {
  const packSize = packSizeOf(addition);
  return packSize === 1 ? null : packText(packSize);
}

/** Returns the label of an addition: "2x Candles". */
export function additionLabel({ quantity, name }: { quantity: number; name: string }): string {
  return `${quantity}x ${name}`;
}

/**
 * Returns the note of a thing that is put away: "Put away", or with its units "5 put away" if they are not the quantity
 * beside it.
 * @param quantity the quantity that the row shows; null if it is in packs
 */
export function putAwayNote(units: number, quantity: number | null): string {
  return units === quantity ? "Put away" : `${units} put away`;
}

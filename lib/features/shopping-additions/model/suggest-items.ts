import type { Item } from "@/lib/features/items/model/dto";
import { matchesText } from "@/lib/features/items/model/match-text";
import { inPacks, type Packed, packSizeOf } from "@/lib/features/items/model/packs";
import { isUncounted, quantityToBuy } from "@/lib/features/items/model/rules";
import type { Addition } from "./dto";
import { namesMeant, packsMeant, type TypedAddition } from "./read-addition";
import { isSameThing, largerOf, type Thing, thingKey } from "./rules";

/** How many items are suggested. More would cover the list on a phone. */
const MOST = 5;

/** The fields of a line of the latest list that tell its item and quantity, and whether it is bought. */
interface OpenLine extends Packed {
  id: number;
  itemId: number;
  quantity: number;
  purchased: boolean;
}

/** What is on the list, bought or not. */
export interface OnList {
  lines: readonly OpenLine[];
  additions: readonly Addition[];
}

/**
 * The line or addition of the same thing that is on the list already, with its quantity in its packs. `lineId` is null
 * for an addition.
 */
export interface Already extends Packed {
  lineId: number | null;
  quantity: number;
}

/** Returns the line or the addition of a thing that is on the list and not bought yet, or null. */
export function alreadyOnList(thing: Thing, { lines, additions }: OnList): Already | null {
  const line = lines.find(({ itemId, purchased }) => !purchased && itemId === thing.itemId);
  if (line) return { lineId: line.id, quantity: line.quantity, packSize: packSizeOf(line) };
  const addition = additions.find((other) => !other.purchased && isSameThing(other, thing));
  if (!addition) return null;
  return { lineId: null, quantity: addition.quantity, packSize: packSizeOf(addition) };
}

/**
 * Returns the quantity of something on the list after it was added again: the larger number of units. A line keeps its
 * packs. An addition gets the larger packs, as on the server.
 */
export function raisedQuantity(already: Already, wanted: Packed & { quantity: number }): number {
  if (already.lineId === null) return largerOf(already, wanted).quantity;
  return Math.max(already.quantity, inPacks(wanted, already));
}

type Named = Pick<Item, "id" | "name" | "supermarketItemName" | "packSize" | "unit">;

/** Converts an item to a thing on the list: its id, the name that the shop uses, and its pack size. */
export function thingOf({ id, name, supermarketItemName, packSize }: Named): Thing {
  return { itemId: id, name: supermarketItemName ?? name, packSize };
}

/** Converts an item to a thing on the list, with the number of packs that a person has typed. */
export function wantedOf(item: Named, typed: TypedAddition): Thing & { quantity: number } {
  return { ...thingOf(item), quantity: packsMeant(typed, item) };
}

/**
 * Returns the thing that a typed name means, with its quantity in packs: the only item with that name or supermarket
 * name, also after a unit such as "packs of", else the text.
 */
export function thingNamed(
  typed: TypedAddition,
  items: readonly Named[],
): Thing & { quantity: number } {
  for (const meant of namesMeant(typed.name)) {
    const key = thingKey(meant);
    const [item, other] = items.filter(
      (one) => thingKey(one.name) === key || thingKey(one.supermarketItemName ?? "") === key,
    );
    if (item && !other) return wantedOf(item, typed);
  }
  return { itemId: null, ...typed };
}

/**
 * Returns the items to suggest for a typed name, those first whose name begins with it. Without a name these are the
 * items that are below their reorder point and not on the list. An item that was ticked is still low until it is put
 * away, so it counts as on the list.
 */
export function suggestItems(items: readonly Item[], name: string, onList: OnList): Item[] {
  if (name === "") {
    const isMissing = (item: Item) => !isUncounted(item) && quantityToBuy(item) > 0;
    const isListed = (item: Item) =>
      onList.lines.some(({ itemId }) => itemId === item.id) ||
      onList.additions.some((addition) => isSameThing(addition, thingOf(item)));
    return items.filter((item) => isMissing(item) && !isListed(item)).slice(0, MOST);
  }
  const found = namesMeant(name).flatMap((meant) => itemsNamed(items, meant));
  return [...new Set(found)].slice(0, MOST);
}

function itemsNamed(items: readonly Item[], name: string): Item[] {
  const key = thingKey(name);
  const begins = (item: Item) =>
    [item.name, item.supermarketItemName ?? ""].some((text) => thingKey(text).startsWith(key));
  const found = items.filter((item) => matchesText(item, name));
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}

import { isTemporaryId } from "@/lib/core/temporary-id";
import type { Item } from "@/lib/features/items/model/dto";
import { unitsOf } from "@/lib/features/items/model/packs";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { lineName } from "@/lib/features/shopping-lists/model/rules";
import type { Purchases } from "./dto";
import { boughtKey } from "./rules";

/** A ticked line, or a ticked addition of an item, that was not put away yet. */
export interface LeftThing {
  lineId: number | null;
  additionId: number | null;
  itemId: number;
  /** In whole units, also of what is bought in packs. */
  quantity: number;
  name: string;
  /** The item of a line; null for an addition, which has only the id of its item. */
  item: Item | null;
}

/** What is on the latest list. Without a list only the additions. */
export interface Shopped {
  list: Pick<ShoppingList, "id" | "items"> | null;
  additions: readonly Addition[];
}

/**
 * Returns what is left to put away of the latest list and the additions; nothing for an earlier list. An addition that
 * waits on the device is not returned before the server has accepted it, because the server determines which item it
 * is.
 */
export function leftToPutAway({ list, additions }: Shopped, purchases: Purchases): LeftThing[] {
  if (purchases.listId !== (list?.id ?? null)) return [];
  const done = new Set(purchases.putAway.map(boughtKey));
  const lines = list?.items.filter(({ purchased }) => purchased) ?? [];
  const things = [
    ...lines.map((line) => {
      const { id, itemId, item } = line;
      const quantity = unitsOf(line);
      return { lineId: id, additionId: null, itemId, quantity, name: lineName(item), item };
    }),
    ...additions.flatMap((addition) => {
      const { id, itemId, name, purchased } = addition;
      const quantity = unitsOf(addition);
      return purchased && itemId !== null && !isTemporaryId(id)
        ? [{ lineId: null, additionId: id, itemId, quantity, name, item: null }]
        : [];
    }),
  ];
  return things.filter((thing) => !done.has(boughtKey(thing)));
}

/** Returns the number of ticked additions that are no items, and therefore have no stock. */
export function countWithoutItem(additions: readonly Addition[]): number {
  return additions.filter(({ purchased, itemId }) => purchased && itemId === null).length;
}

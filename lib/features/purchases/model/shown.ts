import { MAX_WHOLE } from "@/lib/core/amount";
import type { Purchases, PutAwayLine } from "./dto";
import { type Bought, boughtKey } from "./rules";

/** What was put away, and the username of the signed-in person, who has made the pending writes. */
export interface ShownPurchases {
  purchases: Purchases;
  username: string;
}

/** Whole units that are added to the stock of an item; negative if they are removed. */
export interface StockMove {
  itemId: number;
  quantity: number;
  /** When the units were put away, in ISO 8601. A removal has the time at which the removed units were put away. */
  at: string;
}

/** A line or an addition whose whole units a pending write adds to the stock, or removes from it. */
export type MovedLine = Pick<PutAwayLine, "lineId" | "additionId" | "itemId" | "quantity">;

/** Lines and additions that are put away by a pending write. */
interface Moved {
  at: string;
  lines: readonly MovedLine[];
}

/**
 * Returns the purchases with the lines and additions of a pending write added. One that is put away already is
 * unchanged.
 */
export function withMoved({ purchases, username }: ShownPurchases, moved: Moved): ShownPurchases {
  const added = withoutBought(moved.lines, purchases.putAway).map(
    ({ lineId, additionId, itemId, quantity }) => {
      return { lineId, additionId, itemId, quantity, at: moved.at, by: username };
    },
  );
  return { purchases: { ...purchases, putAway: [...purchases.putAway, ...added] }, username };
}

/** Returns the lines and additions without those that are in `others`. */
export function withoutBought<B extends Bought>(things: readonly B[], others: readonly Bought[]) {
  const keys = new Set(others.map(boughtKey));
  return things.filter((thing) => !keys.has(boughtKey(thing)));
}

/**
 * Returns the stock that pending writes add to items or remove from them: the difference between what is shown as put
 * away and what was fetched. A write whose answer is in the fetched data already adds nothing.
 */
export function movesBetween(fetched: Purchases, shown: Purchases): StockMove[] {
  return [
    ...withoutBought(shown.putAway, fetched.putAway).map(({ itemId, quantity, at }) => ({
      itemId,
      quantity,
      at,
    })),
    ...withoutBought(fetched.putAway, shown.putAway).map(({ itemId, quantity, at }) => ({
      itemId,
      quantity: -quantity,
      at,
    })),
  ];
}

interface Stocked {
  id: number;
  currentStock: number;
  lastCountedAt: string | null;
}

/**
 * Returns the items with their stock changed, at least 0 and at most the largest stock. As on the server, a move does
 * not change a stock that was seen after the units were put away.
 */
export function withMoves<I extends Stocked>(
  items: readonly I[],
  moves: readonly StockMove[],
): readonly I[] {
  if (moves.length === 0) return items;
  return items.map((item) => {
    const { id, lastCountedAt } = item;
    const unseen = moves.filter(
      ({ itemId, at }) => itemId === id && (lastCountedAt === null || lastCountedAt <= at),
    );
    if (unseen.length === 0) return item;
    const sum = unseen.reduce((all, { quantity }) => all + quantity, 0);
    const currentStock = Math.min(MAX_WHOLE, Math.max(0, item.currentStock + sum));
    return { ...item, currentStock };
  });
}

/**
 * Returns the whole units of an item's stock that were put away since the item was counted; 0 if the stock does not
 * contain them all, because some were used.
 * @param bought what was put away of the item
 */
export function boughtInStock(
  { currentStock, lastCountedAt }: { currentStock: number; lastCountedAt: string | null },
  bought: readonly Pick<PutAwayLine, "quantity" | "at">[] = [],
): number {
  const sum = bought
    .filter(({ at }) => lastCountedAt === null || lastCountedAt < at)
    .reduce((all, { quantity }) => all + quantity, 0);
  return sum <= currentStock ? sum : 0;
}

/** Groups put-away lines and additions by item. One item can have a line and an addition. */
export function byItem<L extends Pick<PutAwayLine, "itemId">>(lines: readonly L[]) {
  const groups = new Map<number, L[]>();
  for (const line of lines) groups.set(line.itemId, [...(groups.get(line.itemId) ?? []), line]);
  return groups;
}

/** Lines and additions that one person has put away together. */
interface PutAwayGroup<L extends { at: string; by: string }> {
  at: string;
  by: string;
  lines: L[];
}

/** Groups put-away lines and additions by time and person, the latest first. Those of one call have the same time. */
export function groupsOfPutAway<L extends { at: string; by: string }>(
  lines: readonly L[],
): PutAwayGroup<L>[] {
  const groups = new Map<string, PutAwayGroup<L>>();
  for (const line of lines) {
    const { at, by } = line;
    const key = `${at} ${by}`;
    const group = groups.get(key) ?? { at, by, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Returns a number of lines and additions as text: "1 thing", "14 things". */
export function describeThings(count: number): string {
  return count === 1 ? "1 thing" : `${count} things`;
}

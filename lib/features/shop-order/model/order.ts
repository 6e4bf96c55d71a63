import type { ShopOrder } from "./dto";
import { learnPositions } from "./learn";
import { type TickEntry, tripsOf } from "./trips";

/** An item with the location in which it is stored. */
export interface PlacedItem {
  id: number;
  locationId: number;
}

/** An item that a person has moved directly before or after another item. */
export interface Move {
  itemId: number;
  /** The item beside which it was dropped. */
  besideId: number;
  isAfter: boolean;
}

/** What the order of a shop is derived from. */
export interface OrderSource {
  /** The items of the household, by location in the checking sequence. */
  items: readonly PlacedItem[];
  /** The ticks of the journal. */
  ticks: readonly TickEntry[];
  /** What people have moved, the oldest first. */
  moves: readonly Move[];
}

/** The position of items about whose location nothing is known: behind all others. */
const UNKNOWN = 1;

/**
 * Returns the order of the shop with all items. An item that was never ticked has the mean position of the items of its
 * location. Items at the same position keep their order. The moves of people are applied to the learned order, so they
 * override all trips, also later ones.
 */
export function orderOfShop({ items, ticks, moves }: OrderSource): ShopOrder {
  const trips = tripsOf(ticks);
  const learned = learnPositions(trips);
  const means = meansOfLocations(items, learned);
  const positionOf = ({ id, locationId }: PlacedItem) =>
    learned.get(id) ?? means.get(locationId) ?? UNKNOWN;
  const order = items
    .map((item) => ({ id: item.id, position: positionOf(item) }))
    .toSorted((one, other) => one.position - other.position)
    .map(({ id }) => id);
  return { itemIds: moves.reduce(withMove, order), trips: trips.length };
}

/**
 * Returns the order with one item moved. The order does not change if it lacks that item or the one beside which it was
 * dropped, for example because the item was deleted.
 */
export function withMove(order: readonly number[], { itemId, besideId, isAfter }: Move): number[] {
  const others = order.filter((id) => id !== itemId);
  const beside = others.indexOf(besideId);
  if (beside < 0 || others.length === order.length) return [...order];
  return others.toSpliced(isAfter ? beside + 1 : beside, 0, itemId);
}

/** The number of moves that are kept, the latest ones: more than people make by hand. */
const MAX_MOVES = 1_000;

/**
 * Returns the moves without those that make no difference. Of the moves of one item only the last one counts. An
 * earlier one counts too if another item was dropped beside the moved item before it was moved again: without the
 * earlier move, the other item would not stay where it was dropped.
 * @param moves the oldest first
 */
export function neededMoves<AnyMove extends Move>(moves: readonly AnyMove[]): AnyMove[] {
  const movedLater = new Set<number>();
  const needed = moves.toReversed().filter(({ itemId, besideId }) => {
    if (movedLater.has(itemId)) return false;
    movedLater.add(itemId).delete(besideId);
    return true;
  });
  return needed.slice(0, MAX_MOVES).toReversed();
}

/** Returns the mean of the learned positions of each location that has any. */
function meansOfLocations(
  items: readonly PlacedItem[],
  learned: ReadonlyMap<number, number>,
): Map<number, number> {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const { id, locationId } of items) {
    const position = learned.get(id);
    if (position === undefined) continue;
    const { sum, count } = sums.get(locationId) ?? { sum: 0, count: 0 };
    sums.set(locationId, { sum: sum + position, count: count + 1 });
  }
  return new Map([...sums].map(([locationId, { sum, count }]) => [locationId, sum / count]));
}

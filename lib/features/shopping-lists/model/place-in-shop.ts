import { moveDoneToEnd, type PlaceGroup } from "./arrange";
import type { Line } from "./dto";

/**
 * Returns the lines in the order of the shop, as places of one group without a location. Ticked lines move to the end.
 * Lines whose items are not in the order are behind the others.
 * @param itemIds the ids of items in the order of the shop
 */
export function placeInShop<L extends Line>(
  lines: readonly L[],
  itemIds: readonly number[],
): PlaceGroup<L>[] {
  if (lines.length === 0) return [];
  const positions = new Map(itemIds.map((id, index) => [id, index]));
  const positionOf = ({ itemId }: L) => positions.get(itemId) ?? itemIds.length;
  const sorted = lines.toSorted((one, other) => positionOf(one) - positionOf(other));
  const places = moveDoneToEnd(sorted, ({ purchased }) => purchased).map((line) => ({
    line,
    isGone: false,
  }));
  return [{ room: null, places }];
}

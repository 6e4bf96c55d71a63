import type { Line, ShoppingList } from "./dto";

/** Returns the list without a line that was removed, or with a line that was put back, in the order of the ids. */
export function withRemoval(list: ShoppingList, line: Line, isRemoved: boolean): ShoppingList {
  const others = list.items.filter(({ id }) => id !== line.id);
  const isShown = others.length < list.items.length;
  if (isShown !== isRemoved) return list;
  return isRemoved
    ? { ...list, items: others, removedCount: list.removedCount + 1 }
    : {
        ...list,
        items: [...others, line].toSorted((a, b) => a.id - b.id),
        removedCount: list.removedCount - 1,
      };
}

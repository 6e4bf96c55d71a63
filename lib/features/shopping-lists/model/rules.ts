import type { Line, ShoppingList } from "./dto";

/** What is known of a list while it is being asked for. */
interface Asked {
  isPending: boolean;
  /** The list; null when there is none; undefined while nobody knows. */
  list: ShoppingList | null | undefined;
}

/** What the shopping list's screen shows. */
export type ShoppingListView =
  | { kind: "loading" }
  | { kind: "unreachable" }
  | { kind: "empty" }
  | { kind: "generating"; list: ShoppingList }
  | { kind: "error"; list: ShoppingList }
  | { kind: "allStocked"; list: ShoppingList }
  | { kind: "ready"; list: ShoppingList };

/** The views of the shopping list, the first that applies. */
export function shoppingListView({ isPending, list }: Asked): ShoppingListView {
  if (list === undefined) return { kind: isPending ? "loading" : "unreachable" };
  if (list === null) return { kind: "empty" };
  if (list.status !== "ready") return { kind: list.status, list };
  return { kind: list.items.length === 0 ? "allStocked" : "ready", list };
}

interface Named {
  name: string;
  supermarketItemName: string | null;
}

/** The name under which a line is bought. */
export function lineName(item: Named): string {
  return item.supermarketItemName ?? item.name;
}

/** A line as the list reads it: "3x Oat milk". */
export function lineLabel({ quantity, item }: { quantity: number; item: Named }): string {
  return `${quantity}x ${lineName(item)}`;
}

interface Progress {
  /** In words. */
  label: string;
  /** From 0 to 1. */
  fraction: number;
}

/** How much of a list is bought. */
export function progressOf(purchased: number, all: number): Progress {
  return {
    label: `${purchased} of ${all} items purchased`,
    fraction: all === 0 ? 0 : purchased / all,
  };
}

/** How many of some lines are bought. */
export function purchasedProgress(lines: readonly { purchased: boolean }[]): Progress {
  return progressOf(lines.filter((line) => line.purchased).length, lines.length);
}

/** The list with a line's tick set or taken away. */
export function withTick<L extends { items: readonly Line[] }>(
  list: L,
  lineId: number,
  purchased: boolean,
): L & { items: Line[] } {
  return {
    ...list,
    items: list.items.map((line) => (line.id === lineId ? { ...line, purchased } : line)),
  };
}

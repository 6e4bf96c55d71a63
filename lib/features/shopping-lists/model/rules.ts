import { packSizeOf, packText } from "@/lib/features/items/model/packs";
import type { Line, ShoppingList } from "./dto";

/** The state of the query of a list. */
interface Asked {
  isPending: boolean;
  /** The shopping list of the query; null when there is none; undefined until the query has succeeded. */
  list: ShoppingList | null | undefined;
}

/** The views of the shopping list screen. */
export type ShoppingListView =
  | { kind: "loading" }
  | { kind: "unreachable" }
  | { kind: "empty" }
  | { kind: "generating"; list: ShoppingList }
  | { kind: "error"; list: ShoppingList }
  | { kind: "allStocked"; list: ShoppingList }
  | { kind: "ready"; list: ShoppingList };

/** Returns the view of the shopping list screen: the first one that applies. */
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

/** Returns the name of a line: the supermarket name, otherwise the name of the item. */
export function lineName(item: Named): string {
  return item.supermarketItemName ?? item.name;
}

/** Returns the label of a line: "3x Oat milk". */
export function lineLabel({ quantity, item }: { quantity: number; item: Named }): string {
  return `${quantity}x ${lineName(item)}`;
}

type PackedLine = Pick<Line, "packSize"> & { item: Pick<Line["item"], "unit"> };

/** Returns the pack of a line, "pack of 10"; null for a line that is bought by the unit. */
export function packOf(line: PackedLine): string | null {
  const packSize = packSizeOf(line);
  return packSize === 1 ? null : packText(packSize, line.item.unit);
}

/** Returns why a line has that many packs, "7 missing, pack of 10"; null for a line that is bought by the unit. */
export function packReason(line: PackedLine & Pick<Line, "missing">): string | null {
  const pack = packOf(line);
  return pack === null || line.missing === null ? pack : `${line.missing} missing, ${pack}`;
}

/** Returns a text with notes about it in parentheses: "1x Eggs (pack of 10)". */
export function withNotes(text: string, notes: readonly (string | null | false)[]): string {
  const given = notes.filter((note) => note !== null && note !== false);
  return given.length === 0 ? text : `${text} (${given.join(", ")})`;
}

interface Progress {
  /** As text. */
  label: string;
  /** From 0 to 1. */
  fraction: number;
}

/** Returns the progress of a list. */
export function progressOf(purchased: number, all: number): Progress {
  return {
    label: `${purchased} of ${all} items purchased`,
    fraction: all === 0 ? 0 : purchased / all,
  };
}

/** The number of lines of which a list in an overview has the names. */
export const FIRST_NAMES = 3;

/** Returns the names of the first things on a list: "Oats, Butter and 24 more"; empty for none. */
export function describeFirst(names: readonly string[], all: number): string {
  const more = all - names.length;
  return `${names.join(", ")}${names.length > 0 && more > 0 ? ` and ${more} more` : ""}`;
}

/** Returns how many of the given shopping list lines are purchased, as a label and a fraction. */
export function purchasedProgress(lines: readonly { purchased: boolean }[]): Progress {
  return progressOf(lines.filter((line) => line.purchased).length, lines.length);
}

/** Returns the list with `change` applied to one of its lines. */
export function withLine<L extends { items: readonly Line[] }>(
  list: L,
  lineId: number,
  change: (line: Line) => Line,
): L & { items: Line[] } {
  return { ...list, items: list.items.map((line) => (line.id === lineId ? change(line) : line)) };
}

/** Returns a list as it is after a person has cleared it. */
export function asCleared(list: ShoppingList, by: string, at: Date): ShoppingList {
  return { ...list, items: [], clearedAt: at.toISOString(), clearedBy: by };
}

/** Returns whether every line of a list is purchased; false for a list without lines. */
export function isAllBought(lines: readonly { purchased: boolean }[]): boolean {
  return lines.length > 0 && lines.every(({ purchased }) => purchased);
}

/** Returns whether a newer list has replaced this one. */
export function isEarlierList(list: { id: number }, latest: { id: number } | null | undefined) {
  return latest != null && list.id < latest.id;
}

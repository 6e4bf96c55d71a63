import { boughtKey } from "@/lib/features/purchases/model/rules";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import type { Line } from "@/lib/features/shopping-lists/model/dto";

/** What one person with paper and pencil would note for each line and addition since the latest check. */
export interface Expected {
  lineId: number | null;
  additionId: number | null;
  itemId: number;
  isTicked: boolean;
  /** Whether it is not on the list: a removed line, or an addition whose item is on the list otherwise. */
  isRemoved: boolean;
  quantity: number;
  /** The quantity that is put away; null if it is not put away. */
  putAway: number | null;
  /** Whether somebody has seen the stock since, so that taking it back does not change the stock. */
  isSeen: boolean;
}

/** The lines and additions, by their keys. */
export type ExpectedThings = Map<string, Expected>;

/** Returns the state of a new list and of the additions that stay. */
export function expectThings(
  lines: readonly Line[],
  additions: readonly Addition[],
): ExpectedThings {
  const rest = { isTicked: false, isRemoved: false, putAway: null, isSeen: false };
  const all: Expected[] = [
    ...lines.map(({ id, itemId, quantity }) => {
      return { ...rest, lineId: id, additionId: null, itemId, quantity };
    }),
    ...additions.map(({ id, itemId, quantity }) => {
      return { ...rest, lineId: null, additionId: id, itemId: itemId ?? 0, quantity };
    }),
  ];
  return new Map(all.map((one) => [boughtKey(one), one]));
}

/** Returns what is on the list and not ticked of an item: its line, otherwise its addition. */
export function openOf(things: ExpectedThings, itemId: number): Expected | undefined {
  const open = [...things.values()].filter(
    (one) => one.itemId === itemId && !one.isTicked && !one.isRemoved,
  );
  return open.find(({ lineId }) => lineId !== null) ?? open[0];
}

/** Applies that an open line absorbs the open addition of its item. */
export function absorb(things: ExpectedThings, line: Expected): void {
  if (line.isTicked || line.isRemoved) return;
  for (const one of things.values()) {
    if (one.additionId === null || one.itemId !== line.itemId) continue;
    if (one.isTicked || one.isRemoved) continue;
    one.isRemoved = true;
    line.quantity = Math.max(line.quantity, one.quantity);
  }
}

/** Applies a tick of an addition. One that is unticked is on the list once with what is there of its item. */
export function tickAddition(things: ExpectedThings, addition: Expected, isTicked: boolean): void {
  if (addition.isTicked === isTicked) return;
  const open = isTicked ? undefined : openOf(things, addition.itemId);
  addition.isTicked = isTicked;
  addition.isRemoved = open !== undefined;
  if (open) open.quantity = Math.max(open.quantity, addition.quantity);
}

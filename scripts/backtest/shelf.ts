import type { Recorded } from "@/lib/features/forecast/model/history";
import { sumOf } from "@/lib/features/forecast/model/sum-of";
import type { Random } from "../shops/random";
import { DAY_MS, type RealUse, type TestedItem } from "./records";
import type { Thing, Use } from "./use";

const ROUNDING = 1e-9;
const THIRDS = 3;

/** The simulated use a day at a moment is measured over this many days before and after it. */
const REAL_USE_DAYS = 60;
/** The use that is assumed in these days if no unit was used, in units. */
const NO_REAL_USE = 0.3;

/** The stock of a simulated item, and what is recorded of it. */
export interface Shelf {
  thing: Thing;
  uses: readonly Use[];
  /** The index of the first use that has not happened yet. */
  next: number;
  stock: number;
  /** The stock that the family believes to have: the last count, and what was bought since. */
  believed: number;
  counts: Recorded[];
  purchases: Recorded[];
  /** The stock after each count and shopping trip, by its moment. */
  stocks: Map<number, number>;
}

/** Returns a simulated item that starts with its desired stock and without any count. */
export function makeShelf(thing: Thing, uses: readonly Use[]): Shelf {
  return {
    thing,
    uses,
    next: 0,
    stock: thing.desired,
    believed: thing.desired,
    counts: [],
    purchases: [],
    stocks: new Map(),
  };
}

/** Subtracts the uses up to a moment from the stock. The stock never falls below 0. */
export function useUntil(shelf: Shelf, at: number): void {
  for (let use = shelf.uses[shelf.next]; use && use.at <= at; use = shelf.uses[shelf.next]) {
    shelf.stock = Math.max(0, shelf.stock - use.amount);
    shelf.next += 1;
  }
  if (shelf.stock < ROUNDING) shelf.stock = 0;
  shelf.stocks.set(at, shelf.stock);
}

/** Adds a purchase to the stock. The family always knows what it has bought. */
export function buy(shelf: Shelf, purchase: Recorded, isRecorded: boolean): void {
  shelf.stock += purchase.amount;
  shelf.believed += purchase.amount;
  shelf.stocks.set(purchase.at, shelf.stock);
  if (isRecorded) shelf.purchases.push(purchase);
}

/** Records a count. An opened unit is counted as a third, two thirds or a whole. */
export function count(shelf: Shelf, at: number, isMisread: boolean, random: Random): void {
  const step = shelf.thing.kind === "steady" ? 1 / THIRDS : 1;
  const error = isMisread ? (random() < 0.5 ? -step : step) : 0;
  const amount = Math.max(0, Math.round((shelf.stock + error) / step)) * step;
  shelf.counts.push({ at, amount });
  shelf.believed = amount;
}

/** Returns the item with its history, and when its stocks are used up. */
export function testedItem(
  { thing, uses, counts, purchases, stocks }: Shelf,
  end: number,
): TestedItem {
  return {
    history: { desired: thing.desired, counts, purchases },
    knownUntil: end,
    realUse: (origin) => realUseOf(uses, origin),
    emptyAt: (origin) => {
      let stock = stocks.get(origin) ?? 0;
      if (stock <= 0) return origin;
      for (let index = firstAfter(uses, origin); index < uses.length; index += 1) {
        const use = uses[index];
        if (!use) break;
        stock -= use.amount;
        if (stock < ROUNDING) return use.at;
      }
      return Infinity;
    },
  };
}

/**
 * Returns the real use within 60 days of a moment. `lump` is the mean amount of a use, in which each use is
 * weighted by its amount.
 */
function realUseOf(uses: readonly Use[], origin: number): RealUse {
  const start = Math.max(0, origin - REAL_USE_DAYS * DAY_MS);
  const end = origin + REAL_USE_DAYS * DAY_MS;
  const near = uses.slice(firstAfter(uses, start), firstAfter(uses, end));
  const used = sumOf(near, ({ amount }) => amount);
  return {
    perDay: (used || NO_REAL_USE) / ((end - start) / DAY_MS),
    lump: used > 0 ? sumOf(near, ({ amount }) => amount ** 2) / used : 1,
  };
}

/** Returns the index of the first use after a moment (binary search). */
function firstAfter(uses: readonly Use[], at: number): number {
  let low = 0;
  let high = uses.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((uses[middle]?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

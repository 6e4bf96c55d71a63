import type { ItemHistory, Recorded } from "@/lib/features/forecast/model/history";

/** Moments of a backtest are milliseconds since 1970. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** An item whose forecasts are compared with what happened. */
export interface TestedItem {
  history: ItemHistory;
  /** The end of the time in which it is known whether a stock was used up. */
  knownUntil: number;
  /**
   * Returns when a stock is used up if nothing is bought after the origin; `Infinity` if not before `knownUntil`.
   * @param origin the moment of the forecast
   * @param last the last observed count before it
   * @param stock that count and what was bought since, as recorded
   */
  emptyAt: (origin: number, last: Recorded, stock: number) => number;
  /** Returns the use around a moment. Missing for a recorded history, whose real use is unknown. */
  realUse?: (origin: number) => RealUse;
}

/** How an item is really used around a moment, before and after it. */
export interface RealUse {
  perDay: number;
  /** The mean amount of a single use, in units. */
  lump: number;
}

/** A household with the moments of its shopping trips, the oldest first. */
export interface TestedHousehold {
  items: readonly TestedItem[];
  trips: readonly number[];
}

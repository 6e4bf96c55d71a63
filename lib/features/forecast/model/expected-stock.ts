import { WHOLE } from "@/lib/core/amount";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A stock at a moment. */
interface StockAt {
  /** In milliseconds since 1970. */
  at: number;
  /** In 300ths of a unit. */
  amount: number;
}

/**
 * Returns the expected stock from a known stock until a later moment, as the points of a line: it falls by the mean use
 * until it is 0. Returns no points for a stock of 0, and if `until` is not later than the known stock.
 * @param usePerDay the mean use in units
 */
export function expectedStock(
  { at, amount }: StockAt,
  { usePerDay, until }: { usePerDay: number; until: number },
): StockAt[] {
  if (amount <= 0 || until <= at) return [];
  const perMs = (usePerDay * WHOLE) / DAY_MS;
  const left = amount - perMs * (until - at);
  if (left >= 0)
    return [
      { at, amount },
      { at: until, amount: left },
    ];
  return [
    { at, amount },
    { at: at + amount / perMs, amount: 0 },
    { at: until, amount: 0 },
  ];
}

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
 * Returns the expected stock from one moment to a later one as the corners of a line: it falls with the mean
 * use, and stays at 0. Nothing for an empty stock, and for a moment that has passed.
 * @param usePerDay in units
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

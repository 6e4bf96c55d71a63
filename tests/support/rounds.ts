/** Whether this is `npm run test:long`: the full rounds, and what measures time. */
export const isLong = process.env.TEST_LONG === "on";

/**
 * The rounds of what is left to chance, numbered from 1: as few as `npm test` has time for, or as many as
 * a rare fault needs to show itself. `TEST_ROUNDS` gives another number for `npm run test:long`.
 */
export function rounds(short: number, long = 200): number[] {
  const count = isLong ? Number(process.env.TEST_ROUNDS ?? long) : short;
  return Array.from({ length: count }, (_, index) => index + 1);
}

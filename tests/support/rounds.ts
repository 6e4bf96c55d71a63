/** Whether `npm run test:long` is running, which has more rounds and measures time. */
export const isLong = process.env.TEST_LONG === "on";

/**
 * Returns the round numbers of a test with random timing, from 1: few in `npm test`, many in `npm run test:long` to
 * find rare faults. `TEST_ROUNDS` overrides the number of `npm run test:long`.
 */
export function rounds(short: number, long = 200): number[] {
  const count = isLong ? Number(process.env.TEST_ROUNDS ?? long) : short;
  return Array.from({ length: count }, (_, index) => index + 1);
}

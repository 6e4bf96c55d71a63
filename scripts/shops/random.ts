export type Random = () => number;

/** Returns a generator of pseudorandom numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed * 7919;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

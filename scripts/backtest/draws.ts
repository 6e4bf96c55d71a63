import type { Random } from "../shops/random";

/** Returns a standard normal number (Box and Muller 1958). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Returns a number whose logarithm is normal, around a median. */
export function around(median: number, spread: number, random: Random): number {
  return median * Math.exp(spread * normal(random));
}

/** Returns an exponential number with mean 1. */
export function exponential(random: Random): number {
  return -Math.log(1 - random());
}

/** Returns an integer from `low` to `high`. */
export function integer(low: number, high: number, random: Random): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Returns one of the options. */
export function oneOf<Option>(options: readonly [Option, ...Option[]], random: Random): Option {
  return options[integer(0, options.length - 1, random)] ?? options[0];
}

import { incompleteBeta, inverseIncompleteBeta } from "./incomplete-beta";
import type { UseRate } from "./use-rate";

/**
 * Returns the probability that a stock is used up within some days of its count, if nothing is bought:
 *
 *     P(empty within h days) = I_{h / (b + h)}(stock / φ, a)
 *
 * a is the shape of the rate and b its days. φ is the lump: how much is used at once. For a stock of d lumps it is
 * the probability that the negative binomial number of lumps in h days is at least d (Johnson, Kemp and Kotz,
 * Univariate Discrete Distributions, 3rd edition, chapter 5). Between whole lumps the incomplete beta function
 * interpolates.
 */
export function chanceOfRunOut(rate: UseRate, stock: number, days: number): number {
  if (stock <= 0) return 1;
  if (days <= 0) return 0;
  return incompleteBeta(days / (rate.days + days), stock / rate.lump, rate.shape);
}

/**
 * Returns the days after which a stock is used up with the given probability, if nothing is bought: the inverse of
 * `chanceOfRunOut`. With a probability of 0.1 the stock lasts at least so long in 9 of 10 cases.
 */
export function daysUntilRunOut(rate: UseRate, stock: number, probability: number): number {
  if (stock <= 0) return 0;
  const x = inverseIncompleteBeta(probability, stock / rate.lump, rate.shape);
  return (rate.days * x) / (1 - x);
}

import type { ItemHistory } from "./history";
import { expectedUse, type HouseholdUse } from "./household-use";
import { incompleteBeta } from "./incomplete-beta";
import { type Interval, intervalsOf, smallestLump } from "./intervals";
import { lumpSize } from "./lump-size";

/**
 * What is known of the use of an item: it is used in lumps of one size, at random times, and the number of lumps a day
 * has a gamma distribution.
 */
export interface UseRate {
  /** The shape a of the gamma distribution: the number of lumps that are known. */
  shape: number;
  /** The rate b of the gamma distribution: the days in which these lumps were used. */
  days: number;
  /** The size φ of a lump, in units. */
  lump: number;
}

type Gamma = Pick<UseRate, "shape" | "days">;

/** The shape of the prior: an exponential distribution. */
const PRIOR_SHAPE = 1;

/** The days after which half of what was learned is forgotten. */
const HALF_LIFE_DAYS = 75;

/**
 * The largest shape. It limits the certainty, because real use also changes in ways that the model does not describe.
 */
const MAX_SHAPE = 8;

/** An observation of a minimum use that is less probable than this updates the distribution like an exact use. */
const IMPOSSIBLE = 1e-12;

const ROUNDING = 1e-9;

/**
 * Returns the use rate of an item after its history. u/φ ~ Poisson(λτ) and λ ~ Gamma(a, b) are conjugate: each interval
 * adds u/φ to a and its days τ to b (Gelman et al., Bayesian Data Analysis, 3rd edition, 2.6). Before each interval the
 * distribution moves towards the prior Gamma(1, φ / (c · desired)) with a half-life of 75 days: exponential
 * discounting as in West and Harrison, Bayesian Forecasting and Dynamic Models, 2nd edition. An item that is only
 * counted in whole units is not used in smaller lumps.
 */
export function learnUseRate(history: ItemHistory, household: HouseholdUse): UseRate {
  const expected = expectedUse(household, history.desired);
  const intervals = intervalsOf(history);
  const lump = Math.max(smallestLump(history), lumpSize(intervals, expected));
  const prior: Gamma = { shape: PRIOR_SHAPE, days: (PRIOR_SHAPE * lump) / expected.perDay };
  const learned = intervals.reduce(
    (known, interval) => capped(observe(forget(known, prior, interval.days), interval, lump)),
    prior,
  );
  return { ...learned, lump };
}

/** Returns the distribution after some days, in which part of what was learned was forgotten. */
function forget(known: Gamma, prior: Gamma, days: number): Gamma {
  const kept = 2 ** (-days / HALF_LIFE_DAYS);
  return {
    shape: prior.shape + kept * (known.shape - prior.shape),
    days: prior.days + kept * (known.days - prior.days),
  };
}

function observe(known: Gamma, { days, used, isCensored }: Interval, lump: number): Gamma {
  const lumps = used / lump;
  return (
    (isCensored ? observeAtLeast(known, Math.ceil(lumps - ROUNDING), days) : null) ?? {
      shape: known.shape + lumps,
      days: known.days + days,
    }
  );
}

/**
 * Returns the gamma distribution with the first two moments of λ after at least d lumps were wanted in τ days (Berk,
 * Gürler and Levine 2007, Bayesian demand updating in the lost sales newsvendor problem, European Journal of
 * Operational Research 182, 256–281). Returns null if so many lumps were practically impossible.
 *
 * The number of lumps N is negative binomial: P(N ≥ d) = I_p(d, a) with p = τ / (b + τ). Since λ times a gamma density
 * of shape a is one of shape a + 1, the moments need no sum over the numbers below d:
 *
 *     E[λ | N ≥ d] = a/b · I_p(d, a + 1) / I_p(d, a)
 *     E[λ² | N ≥ d] = a (a + 1) / b² · I_p(d, a + 2) / I_p(d, a)
 */
export function observeAtLeast({ shape, days }: Gamma, lumps: number, tau: number): Gamma | null {
  if (lumps <= 0) return { shape, days };
  const p = tau / (days + tau);
  const chance = incompleteBeta(p, lumps, shape);
  if (chance < IMPOSSIBLE) return null;
  const mean = ((shape / days) * incompleteBeta(p, lumps, shape + 1)) / chance;
  const square =
    (((shape * (shape + 1)) / days ** 2) * incompleteBeta(p, lumps, shape + 2)) / chance;
  const variance = square - mean ** 2;
  return variance > 0 ? { shape: mean ** 2 / variance, days: mean / variance } : null;
}

/** Returns the distribution with at most the largest shape, and the same mean. */
function capped({ shape, days }: Gamma): Gamma {
  const factor = Math.min(1, MAX_SHAPE / shape);
  return { shape: shape * factor, days: days * factor };
}

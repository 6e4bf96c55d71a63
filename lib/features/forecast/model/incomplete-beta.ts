import jstat from "jstat";

/**
 * Returns the regularized incomplete beta function I_x(a, b), from 0 to 1: the probability that a beta variable with the
 * parameters a and b is at most x (NIST Digital Library of Mathematical Functions, 8.17.2). The error is below 1e-7.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return Math.min(1, Math.max(0, jstat.ibeta(x, a, b)));
}

/** Returns the x for which I_x(a, b) = p: the quantile p of the beta distribution. */
export function inverseIncompleteBeta(p: number, a: number, b: number): number {
  return jstat.ibetainv(p, a, b);
}

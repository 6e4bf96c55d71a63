declare module "jstat" {
  interface Jstat {
    /** The regularized incomplete beta function I_x(a, b). */
    ibeta(x: number, a: number, b: number): number;
    /** The x for which I_x(a, b) = p. */
    ibetainv(p: number, a: number, b: number): number;
    /** The regularized lower incomplete gamma function P(shape, x). */
    lowRegGamma(shape: number, x: number): number;
    gamma: {
      /** The quantile p of the gamma distribution. */
      inv(p: number, shape: number, scale: number): number;
    };
  }
  const jstat: Jstat;
  export default jstat;
}

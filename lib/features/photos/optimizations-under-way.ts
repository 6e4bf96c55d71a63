import type { Outcome } from "./commands/track-optimization";

/** The storage optimizations that this process is doing, by household. They go on when whoever asked has left. */
export const optimizationsUnderWay = new Map<number, Promise<Outcome>>();

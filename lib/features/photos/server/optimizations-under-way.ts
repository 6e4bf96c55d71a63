import "server-only";
import type { Outcome } from "./track-optimization";

/**
 * The running storage optimizations of this process, by household. They continue after their request has ended.
 */
export const optimizationsUnderWay = new Map<number, Promise<Outcome>>();

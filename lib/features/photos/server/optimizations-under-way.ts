import "server-only";
import type { Outcome } from "./track-optimization";

/** The storage optimizations that this process is doing, by household. They continue when the person has left. */
export const optimizationsUnderWay = new Map<number, Promise<Outcome>>();

import type { Answer } from "@/tests/support/call";

/** Runs `work` `count` times concurrently. */
export function atOnce<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

/** Returns the number of answers per status. */
export function tally(answers: readonly Answer<unknown>[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
}

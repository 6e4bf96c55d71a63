import { vi } from "vitest";

/**
 * Repeats a check until it does not throw, and returns its result. Gives up after 20 seconds, because the one second of
 * `vi.waitFor` is too short for a busy machine.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000 });
}

import { vi } from "vitest";

/** Prevents timers of a duration: what they would do then has another cause. */
export function withoutTimersOf(duration: number): void {
  const original = window.setTimeout;
  vi.stubGlobal("setTimeout", (run: () => void, ms?: number) =>
    ms === duration ? 0 : original(run, ms),
  );
}

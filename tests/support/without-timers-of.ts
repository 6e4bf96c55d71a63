import { vi } from "vitest";

/** Prevents timers of a duration, so that a test can check that something other than the timer runs the code. */
export function withoutTimersOf(duration: number): void {
  const original = window.setTimeout;
  vi.stubGlobal("setTimeout", (run: () => void, ms?: number) =>
    ms === duration ? 0 : original(run, ms),
  );
}

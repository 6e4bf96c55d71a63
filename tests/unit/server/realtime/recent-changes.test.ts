import { beforeEach, describe, expect, it, vi } from "vitest";
import { RecentChanges } from "@/lib/server/realtime/recent-changes";

const MINUTE_MS = 60_000;
const recent = { of: new RecentChanges() };

beforeEach(() => {
  vi.useFakeTimers();
  recent.of = new RecentChanges();
});

/** Advances the fake clock, in milliseconds. */
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const mayHaveChanged = (householdId: number, agoMs: number) =>
  recent.of.mayHaveChanged(householdId, Date.now() - agoMs);

describe("realtime changes between the reads of a page and its event stream", () => {
  it("RecentChanges reports a change of the household since the given time", () => {
    recent.of.begin();
    pass(MINUTE_MS);
    recent.of.remember(1);
    pass(5_000);
    expect(mayHaveChanged(1, 5_000)).toBe(true);
    expect(mayHaveChanged(1, 3_000)).toBe(false);
    expect(mayHaveChanged(2, 5_000)).toBe(false);
  });

  it("RecentChanges reports a change up to a second before the given time, because clocks differ", () => {
    recent.of.begin();
    pass(MINUTE_MS);
    recent.of.remember(1);
    pass(5_000);
    expect(mayHaveChanged(1, 4_000)).toBe(true);
    expect(mayHaveChanged(1, 3_999)).toBe(false);
  });

  it("RecentChanges reports a possible change when it did not listen for at least a part of the period", () => {
    expect(mayHaveChanged(1, 0)).toBe(true);
    recent.of.begin();
    pass(2_000);
    expect(mayHaveChanged(1, 1_001)).toBe(true);
    expect(mayHaveChanged(1, 1_000)).toBe(false);
    recent.of.lose();
    pass(10_000);
    recent.of.begin();
    expect(mayHaveChanged(1, 5_000)).toBe(true);
    pass(10 * MINUTE_MS);
    expect(mayHaveChanged(1, 6 * MINUTE_MS)).toBe(true);
  });

  it("RecentChanges remembers a change for at least four minutes", () => {
    recent.of.begin();
    pass(MINUTE_MS);
    recent.of.remember(1);
    pass(4 * MINUTE_MS);
    recent.of.forgetOld();
    expect(mayHaveChanged(1, 4 * MINUTE_MS)).toBe(true);
  });
});

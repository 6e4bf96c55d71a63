import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeKinds } from "@/lib/core/realtime-change";
import { RecentChanges } from "@/lib/server/realtime/recent-changes";

const MINUTE_MS = 60_000;
const recent = { of: new RecentChanges() };

beforeEach(() => {
  vi.useFakeTimers();
  recent.of = new RecentChanges();
});

/** Advances the fake clock, in milliseconds. */
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe("realtime changes while a page was loading", () => {
  it("RecentChanges returns only the changes of the household within the given period", () => {
    recent.of.begin();
    pass(MINUTE_MS);
    recent.of.remember(1, "items");
    pass(1_000);
    recent.of.remember(1, "check");
    pass(1_000);
    expect(recent.of.within(1, 1_500)).toEqual(["check"]);
    expect(recent.of.within(1, 2_500)).toEqual(["items", "check"]);
    expect(recent.of.within(2, 2_500)).toEqual([]);
    expect(recent.of.within(1, 0)).toEqual([]);
  });

  it("RecentChanges returns every kind of change when it did not listen for at least a part of the period", () => {
    expect(recent.of.within(1, 1)).toEqual(changeKinds);
    recent.of.begin();
    pass(1_000);
    expect(recent.of.within(1, 1_001)).toEqual(changeKinds);
    expect(recent.of.within(1, 1_000)).toEqual([]);
    recent.of.lose();
    pass(10_000);
    recent.of.begin();
    expect(recent.of.within(1, 5_000)).toEqual(changeKinds);
    pass(10 * MINUTE_MS);
    expect(recent.of.within(1, 6 * MINUTE_MS)).toEqual(changeKinds);
  });

  it("RecentChanges remembers a change for at least four minutes", () => {
    recent.of.begin();
    pass(MINUTE_MS);
    recent.of.remember(1, "list");
    pass(4 * MINUTE_MS);
    recent.of.forgetOld();
    expect(recent.of.within(1, 4 * MINUTE_MS + 1)).toEqual(["list"]);
  });
});

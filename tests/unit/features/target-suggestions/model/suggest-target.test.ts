import { describe, expect, it } from "vitest";
import { WHOLE } from "@/lib/core/amount";
import {
  type CountSummary,
  suggestTarget,
} from "@/lib/features/target-suggestions/model/suggest-target";

const rarelyUsed: CountSummary = {
  desiredStock: 6,
  counts: 4,
  emptyCounts: 0,
  lowest: 3 * WHOLE,
  days: 70,
};
const oftenEmpty: CountSummary = {
  desiredStock: 2,
  counts: 5,
  emptyCounts: 3,
  lowest: 0,
  days: 35,
};

describe("a lower target", () => {
  it("a lower target is the largest amount that was ever missing, plus one unit", () => {
    expect(suggestTarget(rarelyUsed)).toEqual({ kind: "lower", suggested: 4 });
    expect(suggestTarget({ ...rarelyUsed, lowest: 2.5 * WHOLE })).toEqual({
      kind: "lower",
      suggested: 5,
    });
  });

  it("a lower target is one unit for an item of which nothing was ever missing", () => {
    expect(suggestTarget({ ...rarelyUsed, lowest: 8 * WHOLE })?.suggested).toBe(1);
  });

  it.each([
    ["three counts", { counts: 3 }],
    ["counts of less than six weeks", { days: 41 }],
    ["one count that found it empty", { emptyCounts: 1, lowest: 0 }],
    ["a saving of less than one unit", { lowest: 1 * WHOLE }],
    ["a saving of half a unit", { desiredStock: 1.5, lowest: 1.5 * WHOLE }],
  ])("a lower target is not suggested with %s", (_, difference) => {
    expect(suggestTarget({ ...rarelyUsed, ...difference })).toBeNull();
  });
});

describe("a higher target", () => {
  it.each([
    [1, 2],
    [2, 3],
    [4, 6],
    [5, 8],
    [0.5, 1],
    [2.5, 4],
  ])("a higher target of an item with a target of %d is %d", (desiredStock, suggested) => {
    expect(suggestTarget({ ...oftenEmpty, desiredStock })).toEqual({ kind: "raise", suggested });
  });

  it("a higher target is suggested if at least 40 % of the counts found the item empty", () => {
    expect(suggestTarget({ ...oftenEmpty, emptyCounts: 2 })?.kind).toBe("raise");
    expect(suggestTarget({ ...oftenEmpty, counts: 6, emptyCounts: 2 })).toBeNull();
  });

  it.each([
    ["three counts", { counts: 3 }],
    ["the largest target", { desiredStock: 9_999 }],
  ])("a higher target is not suggested with %s", (_, difference) => {
    expect(suggestTarget({ ...oftenEmpty, ...difference })).toBeNull();
  });
});

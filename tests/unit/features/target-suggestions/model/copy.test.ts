import { expect, it } from "vitest";
import { describeSuggestion } from "@/lib/features/target-suggestions/model/copy";

const suggestion = { itemId: 1, counts: 5, days: 76 };

it("a lower target is explained by the lowest stock of the weeks", () => {
  const lower = { ...suggestion, kind: "lower", emptyCounts: 0, lowest: 950 } as const;
  expect(describeSuggestion({ ...lower, desiredStock: 6, suggested: 4 }, "can")).toEqual({
    reason: "Never less than 3⅙ cans in 10 weeks.",
    advice: "Keep 4 instead of 6.",
  });
});

it("a higher target is explained by the counts that found nothing", () => {
  const raise = { ...suggestion, kind: "raise", emptyCounts: 3, lowest: 0 } as const;
  expect(describeSuggestion({ ...raise, desiredStock: 0.5, suggested: 1 }, "can")).toEqual({
    reason: "Found empty in 3 of 5 checks.",
    advice: "Keep 1 instead of ½.",
  });
});

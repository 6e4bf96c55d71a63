import { describe, expect, it } from "vitest";
import {
  type StockEntry,
  stockSince,
  stockWithUnused,
  useToReverse,
} from "@/lib/features/stock/model/rules";

describe("the use that a reversal undoes", () => {
  it.each([
    ["none without entries", "", undefined],
    ["the latest use", "used1 used2", "used2"],
    ["the use before a reversed one", "used1 used2 use_reversed", "used1"],
    ["the use before two reversed ones", "used1 used2 used3 use_reversed use_reversed", "used1"],
    ["none after every use was reversed", "used1 use_reversed", undefined],
    ["a use after a reversal", "used1 use_reversed used2", "used2"],
  ])("the use that a reversal undoes is %s", (_, entries, expected) => {
    const journal = entries
      .split(" ")
      .filter(Boolean)
      .map((name) => ({ name, kind: name.replace(/\d/, "") }));
    expect(useToReverse(journal.toReversed())?.name).toBe(expected);
  });
});

describe("the stock after a use was reversed", () => {
  it.each([
    ["increases by whole units", [2, 0.5], 300, [3, 0.5, 300]],
    ["increases by a partial amount", [0, 0], 150, [0, 0.5, 150]],
    ["increases by whole units and a partial amount", [0, 0], 700, [2, 0.333, 700]],
    ["does not change after a use of nothing", [2, 0.5], 0, [2, 0.5, 0]],
    [
      "increases by a whole unit if the exact sum cannot be stored",
      [1, 0.333],
      150,
      [2, 0.333, 300],
    ],
    ["increases up to 9,999 whole units", [9_998, 0.5], 600, [9_999, 0.5, 300]],
    ["does not exceed 9,999 whole units", [9_999, 0.5], 300, [9_999, 0.5, 0]],
  ] as const)(
    "after a use was reversed the stock %s",
    (_, [currentStock, partialAmount], taken, after) => {
      const [whole, part, changed] = after;
      expect(stockWithUnused({ currentStock, partialAmount }, taken)).toEqual({
        currentStock: whole,
        partialAmount: part,
        changed,
      });
    },
  );
});

describe("the stock since it was seen", () => {
  const [ANNA, BEN] = [1, 2];
  const entry = (kind: StockEntry["kind"], quantity: number, userId: number | null = ANNA) => ({
    kind,
    quantity,
    userId,
    lineId: kind === "put_away" || kind === "taken_back" ? 21 : null,
  });
  const ofLine = (lineId: number, kind: StockEntry["kind"], quantity: number) => ({
    ...entry(kind, quantity),
    lineId,
  });

  it.each<[string, StockEntry[], [number, number]]>([
    ["unchanged without entries", [], [2, 0.5]],
    ["increased by what was put away", [entry("put_away", 900)], [5, 0.5]],
    [
      "unchanged by a put-away that was taken back",
      [entry("put_away", 900), entry("taken_back", 900)],
      [2, 0.5],
    ],
    [
      "unchanged when a put-away from before the observation is taken back",
      [entry("taken_back", 300)],
      [2, 0.5],
    ],
    [
      "increased by the line that stays put away when another line is taken back",
      [ofLine(21, "put_away", 300), ofLine(22, "put_away", 600), ofLine(21, "taken_back", 300)],
      [4, 0.5],
    ],
    [
      "increased by what a person put away after a use that the person has reversed",
      [entry("used", 300), entry("put_away", 900), entry("use_reversed", 300)],
      [5, 0.5],
    ],
    ["reduced by what was used", [entry("used", 600)], [0, 0.5]],
    [
      "reduced by a whole unit for a use that took a partial amount",
      [entry("used", 150)],
      [1, 0.5],
    ],
    [
      "unchanged by a use that was reversed",
      [entry("used", 300), entry("use_reversed", 300)],
      [2, 0.5],
    ],
    [
      "reduced by one person's use when another person has reversed a use",
      [entry("used", 300), entry("used", 300, BEN), entry("use_reversed", 300)],
      [1, 0.5],
    ],
    [
      "unchanged when a use from before the observation is reversed",
      [entry("use_reversed", 300)],
      [2, 0.5],
    ],
  ])(
    "the stock since an observation is the observed stock, %s",
    (_, later, [currentStock, partialAmount]) => {
      expect(stockSince({ currentStock: 2, partialAmount: 0.5 }, later)).toEqual({
        currentStock,
        partialAmount,
      });
    },
  );
});

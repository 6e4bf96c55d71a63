import { describe, expect, it } from "vitest";
import {
  boughtKey,
  isLeftToPutAway,
  isSeenAfter,
  type JournalFact,
  statesOfBought,
  stockWith,
  stockWithout,
} from "@/lib/features/purchases/model/rules";

const LINE = { lineId: 7, additionId: null };

function isLeft(...kinds: JournalFact["kind"][]): boolean {
  const facts = kinds.map((kind) => ({ ...LINE, itemId: 1, kind }));
  const state = statesOfBought(facts).get(boughtKey(LINE));
  return state !== undefined && isLeftToPutAway(state);
}

describe("what is left to put away", () => {
  it.each<[string, JournalFact["kind"][], boolean]>([
    ["a ticked line", ["bought"], true],
    ["an unticked line", ["bought", "reversed"], false],
    ["a line that was ticked again", ["bought", "reversed", "bought"], true],
    ["a line that was put away", ["bought", "put_away"], false],
    ["a line that was taken back", ["bought", "put_away", "taken_back"], true],
    [
      "an unticked line that was taken back",
      ["bought", "put_away", "reversed", "taken_back"],
      false,
    ],
    [
      "a line that was unticked and ticked again after it was put away",
      ["bought", "put_away", "reversed", "bought"],
      false,
    ],
    ["a line that was put away twice", ["bought", "put_away", "taken_back", "put_away"], false],
  ])("whether %s with the journal entries %j is left to put away: %s", (_, kinds, expected) => {
    expect(isLeft(...kinds)).toBe(expected);
  });

  it("statesOfBought returns no state for a list line without journal entries", () => {
    expect(statesOfBought([]).get(boughtKey(LINE))).toBeUndefined();
  });

  it("statesOfBought returns separate states for a line and an addition with the same id", () => {
    const addition = { lineId: null, additionId: LINE.lineId };
    const states = statesOfBought([
      { ...LINE, itemId: 1, kind: "bought" },
      { ...LINE, itemId: 1, kind: "put_away" },
      { ...addition, itemId: 1, kind: "bought" },
    ]);
    expect(states.get(boughtKey(LINE))?.putAway).not.toBeNull();
    expect(states.get(boughtKey(addition))).toMatchObject({ isBought: true, putAway: null });
  });
});

describe("isSeenAfter", () => {
  const [EARLY, LATE] = [new Date("2026-01-02T10:00:00Z"), new Date("2026-01-02T11:00:00Z")];

  it.each([
    ["later", LATE, EARLY, true],
    ["at the same time", EARLY, EARLY, false],
    ["earlier", EARLY, LATE, false],
    ["never", null, EARLY, false],
    ["at some time, without a moment", LATE, null, false],
  ])(
    "isSeenAfter of a stock that was counted or set %s: lastCountedAt %j, moment %j, result %s",
    (...row) => {
      const [, lastCountedAt, moment, expected] = row;
      expect(isSeenAfter({ lastCountedAt }, moment)).toBe(expected);
    },
  );
});

describe("the stock after a purchase", () => {
  it("stockWith adds whole units and keeps the partial amount", () => {
    expect(stockWith({ currentStock: 1, partialAmount: 0.5 }, 3)).toEqual({
      currentStock: 4,
      partialAmount: 0.5,
      changed: 900,
    });
  });

  it("stockWith does not exceed the largest stock", () => {
    expect(stockWith({ currentStock: 9_998, partialAmount: 0 }, 3)).toMatchObject({
      currentStock: 9_999,
      changed: 300,
    });
  });

  it("stockWithout removes whole units and keeps the partial amount", () => {
    expect(stockWithout({ currentStock: 4, partialAmount: 0.5 }, 3)).toEqual({
      currentStock: 1,
      partialAmount: 0.5,
      changed: 900,
    });
  });

  it("stockWithout returns an empty stock when the stock is less than the removed quantity", () => {
    expect(stockWithout({ currentStock: 2, partialAmount: 0.5 }, 3)).toEqual({
      currentStock: 0,
      partialAmount: 0,
      changed: 750,
    });
  });
});

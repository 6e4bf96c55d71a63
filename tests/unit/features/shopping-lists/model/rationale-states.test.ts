import { describe, expect, it } from "vitest";
import { placeholdersOf } from "@/lib/features/shopping-lists/model/fact-phrases";
import { type LineState, statesOf } from "@/lib/features/shopping-lists/model/rationale-states";
import { factsOf } from "./line-facts";

/** Returns the facts of an item with these counts of whole units, newest first. */
const counted = (desiredStock: number, ...counts: number[]) =>
  factsOf(
    { desiredStock },
    counts.map((count) => [count, 0]),
  );

describe("statesOf", () => {
  it.each([
    [1, 1, true, true],
    [1, 4, true, false],
    [6, 1, false, false],
  ])(
    "with packs of %i, %i desired and 1 at the previous check, the state byUnit is %s and byUnitAsBefore is %s",
    (packSize, wanted, byUnit, asBefore) => {
      const facts = factsOf(
        { desiredStock: wanted },
        [
          [0, 0],
          [1, 0],
        ],
        { packSize },
      );
      const states = statesOf(facts);
      expect([states.has("byUnit"), states.has("byUnitAsBefore")]).toEqual([byUnit, asBefore]);
    },
  );

  it.each([
    [5, "1 pack of 10", "one:to_buy"],
    [0, "2 packs of 10", "many:to_buy"],
  ] as const)("with %i of 12 in stock, {to_buy} is %s", (stock, text, state) => {
    const facts = factsOf({ desiredStock: 12 }, [[stock, 0]], { packSize: 10 });
    expect(placeholdersOf(facts).get("to_buy")?.text).toBe(text);
    expect(statesOf(facts)).toContain(state);
  });

  it.each<[LineState, boolean, number, number[]]>([
    ["wellBelow", true, 4, [2]],
    ["wellBelow", false, 4, [3]],
    ["fell", true, 4, [1, 2]],
    ["fell", false, 4, [1, 1]],
    ["fellPartly", true, 4, [1, 2]],
    ["fellPartly", false, 4, [0, 2]],
    ["fellPartly", false, 4, [2, 1]],
    ["same", true, 4, [1, 1]],
    ["same", false, 4, [1, 2]],
    ["rose", true, 4, [2, 1]],
    ["rose", false, 4, [1, 1]],
    ["reachedBefore", true, 2, [1, 2]],
    ["reachedBefore", false, 2, [1, 1]],
    ["ranOutBefore", true, 2, [1, 0]],
    ["ranOutBefore", false, 2, [1, 1]],
    ["ranOutAgain", true, 2, [0, 1, 0]],
    ["ranOutAgain", false, 2, [0, 0, 1]],
    ["ranOutAgain", false, 2, [1, 0, 1, 0]],
    ["runsOutOften", true, 2, [0, 1, 0]],
    ["runsOutOften", true, 2, [0, 1, 0, 1]],
    ["runsOutOften", false, 2, [0, 1, 0, 1, 1]],
    ["runsOutOften", false, 2, [0, 0, 1]],
    ["many:there", true, 2, [0]],
    ["one:there", true, 2, [1]],
    ["many:there", true, 4, [2]],
  ])("the state %s is %s for an item of which %i are desired and %j were found", (...row) => {
    const [state, expected, desiredStock, counts] = row;
    expect(statesOf(counted(desiredStock, ...counts)).has(state)).toBe(expected);
  });

  it("the state ranOutAgain is not set if the latest count found some stock, or the item was refilled after it", () => {
    const usedUp = factsOf({ currentStock: 0 }, [
      [1, 0],
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    const refilled = factsOf({ currentStock: 1 }, [
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(statesOf(usedUp).has("ranOutAgain")).toBe(false);
    expect(statesOf(refilled).has("ranOutAgain")).toBe(false);
  });

  it("if the stock no longer explains the quantity, states of the stock are not set, but states of earlier checks are", () => {
    const changed = factsOf(
      { desiredStock: 9 },
      [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
      { quantity: 3 },
    );
    const states = statesOf(changed);
    expect(states.has("below")).toBe(false);
    expect(states.has("out")).toBe(false);
    expect(states.has("runsOutOften")).toBe(true);
  });
});

it.each([
  ["a multiple of 0.01 of a unit", 2.01, 1, 0, "1.01 bottles"],
  ["a multiple of a sixth of a unit", 2.5, 1, 0.333, "1⅙ bottles"],
  ["a multiple of neither", 5.25, 2, 0.333, undefined],
])("a rationale can state what is missing if it is %s", (_, desiredStock, whole, part, text) => {
  const placeholders = placeholdersOf(factsOf({ desiredStock }, [[whole, part]]));
  expect(placeholders.get("missing")?.text).toBe(text);
});

import { expect, it } from "vitest";
import { tapsOnSheet, tapsSingly } from "@/scripts/taps/count-taps";

const THIRD = 1 / 3;

it.each([
  [3, 3, 1, 1, "the amount of last time"],
  [3, 0, 2, 1, "nothing"],
  [3, 2, 2, 1, "a whole amount"],
  [3, 2 + THIRD, 3, 2, "a whole amount and a part"],
  [3, THIRD, 2, 2, "a part alone"],
  [3, 12, 4, 4, "an amount without a key"],
])(
  "for %d recorded and %d counted, the screen of an item needs %i taps, and %i with tap once (%s)",
  (...row) => {
    const [recorded, found, taps, tapsOnce] = row;
    expect(tapsSingly(recorded, found)).toBe(taps);
    expect(tapsSingly(recorded, found, { tapsOnce: true })).toBe(tapsOnce);
  },
);

it.each([
  [3, 3, 0, "unchanged"],
  [3, 2, 1, "one step"],
  [3, 2.5, 2, "a step and a part"],
  [2.5, 2 + THIRD, 1, "another part"],
  [2.5, 2, 1, "a part less"],
  [9, 2, 2, "typed, because that is shorter"],
  [9, 2.5, 3, "typed, with a part"],
])("for %d recorded and %d counted, the sheet needs %i taps (%s)", (recorded, found, taps) => {
  expect(tapsOnSheet(recorded, found)).toBe(taps);
});

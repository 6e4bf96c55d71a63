import { describe, expect, test } from "vitest";
import { nextInGrid } from "@/components/pictograms/next-in-grid";

// One wide element, then rows of three and of one:
//   0
//   1 2 3
//   4 5 6
//   7
const places = [
  { left: 0, top: 0 },
  ...[60, 110].flatMap((top) => [0, 50, 100].map((left) => ({ left, top }))),
  { left: 0, top: 160 },
];

describe("the focus in the grid of pictograms", () => {
  test.each([
    ["ArrowRight", 3, 4],
    ["ArrowLeft", 4, 3],
    ["ArrowDown", 0, 1],
    ["ArrowDown", 2, 5],
    ["ArrowDown", 6, 7],
    ["ArrowUp", 5, 2],
    ["ArrowUp", 3, 0],
    ["ArrowUp", 7, 4],
    ["Home", 5, 0],
    ["End", 2, 7],
  ])("%s moves the focus from element %i to element %i", (key, from, to) => {
    expect(nextInGrid(places, from, key)).toBe(to);
  });

  test.each([
    ["ArrowLeft", 0],
    ["ArrowUp", 0],
    ["ArrowRight", 7],
    ["ArrowDown", 7],
    ["Enter", 3],
    ["ArrowUp", -1],
  ])("%s at element %i moves the focus to no element", (key, from) => {
    expect(nextInGrid(places, from, key)).toBeUndefined();
  });
});

import { expect, it } from "vitest";
import { learnPositions } from "@/lib/features/shop-order/model/learn";

it("the first trip gives the relative positions of its items", () => {
  expect([...learnPositions([[7, 3, 5, 1]])]).toEqual([
    [7, 0.125],
    [3, 0.375],
    [5, 0.625],
    [1, 0.875],
  ]);
});

it("the first three trips of an item have equal weights", () => {
  const first = [1, 2, 3, 4];
  const last = [2, 3, 4, 1];
  expect(learnPositions([first, last, last]).get(1)).toBeCloseTo((0.125 + 0.875 + 0.875) / 3);
});

it("later trips have a weight of 0.3, so that a rearranged shop is learned", () => {
  const old = Array.from({ length: 20 }, () => [1, 2, 3, 4]);
  expect(learnPositions([...old, [2, 3, 4, 1]]).get(1)).toBeCloseTo(0.7 * 0.125 + 0.3 * 0.875);
});

it("a trip in which an item was not ticked does not change the position of that item", () => {
  expect(
    learnPositions([
      [1, 2, 3, 4],
      [2, 3, 4, 5],
    ]).get(1),
  ).toBe(0.125);
});

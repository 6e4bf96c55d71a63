import { describe, expect, it } from "vitest";
import { placeInShop } from "@/lib/features/shopping-lists/model/place-in-shop";
import { itemAnswer, lineAnswer } from "@/tests/support/answers";

const line = (id: number, locationId: number, purchased = false) =>
  lineAnswer(id, { purchased, item: itemAnswer(id, { locationId }) });

describe("placeInShop", () => {
  const placed = (lines: ReturnType<typeof line>[], itemIds: number[]) =>
    placeInShop(lines, itemIds).map(({ room, places }) => [
      room,
      places.map(({ line: { id } }) => id),
    ]);

  it("placeInShop places the lines of all locations in the order of the shop, in one group", () => {
    expect(placed([line(1, 1), line(2, 2), line(3, 1)], [3, 9, 1, 2])).toEqual([[null, [3, 1, 2]]]);
  });

  it("placeInShop moves ticked lines to the end, and lines that are not in the order behind the others", () => {
    const lines = [line(5, 1), line(1, 1, true), line(2, 2), line(3, 1)];
    expect(placed(lines, [1, 3, 2])).toEqual([[null, [3, 2, 5, 1]]]);
  });

  it("placeInShop returns no group if there are no lines", () => {
    expect(placed([], [1])).toEqual([]);
  });
});

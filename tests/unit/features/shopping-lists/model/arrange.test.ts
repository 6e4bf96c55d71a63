import { describe, expect, it } from "vitest";
import {
  arrangeLines,
  isSameOrder,
  keepPlaces,
  placeLines,
} from "@/lib/features/shopping-lists/model/arrange";
import { itemAnswer, lineAnswer } from "@/tests/support/answers";

const rooms = [
  { id: 2, name: "Cellar" },
  { id: 1, name: "Kitchen" },
  { id: 9, name: "Attic" },
];
const line = (id: number, locationId: number, purchased = false) =>
  lineAnswer(id, { purchased, item: itemAnswer(id, { locationId }) });

const arranged = (...lines: ReturnType<typeof line>[]) =>
  arrangeLines(lines, rooms).map(({ room, lines: own }) => [room?.name, own.map(({ id }) => id)]);

it("arrangeLines groups lines by location in the household's order and omits empty locations", () => {
  expect(arranged(line(1, 1), line(2, 2), line(3, 1))).toEqual([
    ["Cellar", [2]],
    ["Kitchen", [1, 3]],
  ]);
});

it("arrangeLines moves ticked lines and finished locations to the end", () => {
  expect(arranged(line(1, 1, true), line(2, 2, true), line(3, 1), line(4, 1))).toEqual([
    ["Kitchen", [3, 4, 1]],
    ["Cellar", [2]],
  ]);
});

it("arrangeLines puts lines without a location at the end", () => {
  expect(arranged(line(1, 77), line(2, 2))).toEqual([
    ["Cellar", [2]],
    [undefined, [1]],
  ]);
});

describe("keepPlaces", () => {
  const earlier = placeLines([line(1, 1), line(2, 2), line(3, 1)], rooms);
  const kept = (...lines: ReturnType<typeof line>[]) =>
    keepPlaces(earlier, lines, rooms).map(({ room, places }) => [
      room?.name,
      places.map(({ line: { id, purchased }, isGone }) => {
        if (isGone) return `${id} gone`;
        return purchased ? `${id} ticked` : `${id}`;
      }),
    ]);

  it("keepPlaces shows the current lines at their previous positions", () => {
    expect(kept(line(1, 1, true), line(2, 2, true), line(3, 2))).toEqual([
      ["Cellar", ["2 ticked"]],
      ["Kitchen", ["1 ticked", "3"]],
    ]);
  });

  it("keepPlaces keeps the places of lines and locations that are no longer on the list", () => {
    expect(kept(line(3, 1))).toEqual([
      ["Cellar", ["2 gone"]],
      ["Kitchen", ["1 gone", "3"]],
    ]);
  });

  it("keepPlaces appends a new line to its location, after ticked lines, and a new location to the end", () => {
    expect(
      kept(line(1, 1), line(2, 2), line(3, 1, true), line(4, 1), line(5, 9), line(6, 77)),
    ).toEqual([
      ["Cellar", ["2"]],
      ["Kitchen", ["1", "3 ticked", "4"]],
      ["Attic", ["5"]],
      [undefined, ["6"]],
    ]);
  });
});

describe("isSameOrder", () => {
  const order = (...lines: ReturnType<typeof line>[]) => placeLines(lines, rooms);
  const before = order(line(1, 1), line(2, 2), line(3, 1));

  it.each([
    [
      "a ticked line that keeps its position",
      order(line(1, 1), line(2, 2), line(3, 1, true)),
      true,
    ],
    ["a ticked line that has moved", order(line(1, 1, true), line(2, 2), line(3, 1)), false],
    ["a location that has moved", order(line(1, 1), line(2, 2, true), line(3, 1)), false],
    ["a line that has moved to another location", order(line(1, 1), line(2, 2), line(3, 2)), false],
    ["a line that is gone", order(line(1, 1), line(2, 2)), false],
  ])("isSameOrder compares the order with %s", (_, after, isSame) => {
    expect(isSameOrder(before, after)).toBe(isSame);
  });
});

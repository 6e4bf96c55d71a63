import { describe, expect, it } from "vitest";
import { arrangeLines, keepPlaces } from "@/lib/features/shopping-lists/model/arrange";
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
  const earlier = arrangeLines([line(1, 1), line(2, 2), line(3, 1)], rooms);
  const kept = (...lines: ReturnType<typeof line>[]) =>
    keepPlaces(earlier, lines)?.map(({ room, lines: own }) => [
      room?.name,
      own.map(({ id, purchased }) => (purchased ? `${id} ticked` : `${id}`)),
    ]);

  it("keepPlaces shows the current lines at their previous positions", () => {
    expect(kept(line(1, 1, true), line(2, 2, true), line(3, 2))).toEqual([
      ["Cellar", ["2 ticked"]],
      ["Kitchen", ["1 ticked", "3"]],
    ]);
  });

  it("keepPlaces omits lines and locations that are no longer on the list", () => {
    expect(kept(line(3, 1))).toEqual([["Kitchen", ["3"]]]);
  });

  it("keepPlaces returns undefined when the list has a new line, so that all lines are arranged again", () => {
    expect(kept(line(1, 1), line(2, 2), line(3, 1), line(4, 1))).toBeUndefined();
    expect(kept(line(1, 1), line(2, 2), line(4, 1))).toBeUndefined();
  });
});

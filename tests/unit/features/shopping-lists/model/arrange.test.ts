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

it("groups the lines by room, in the household's order, and leaves out rooms without any", () => {
  expect(arranged(line(1, 1), line(2, 2), line(3, 1))).toEqual([
    ["Cellar", [2]],
    ["Kitchen", [1, 3]],
  ]);
});

it("lets ticked lines sink in their room, and finished rooms in the list", () => {
  expect(arranged(line(1, 1, true), line(2, 2, true), line(3, 1), line(4, 1))).toEqual([
    ["Kitchen", [3, 4, 1]],
    ["Cellar", [2]],
  ]);
});

it("keeps what belongs to no room any more, at the end", () => {
  expect(arranged(line(1, 77), line(2, 2))).toEqual([
    ["Cellar", [2]],
    [undefined, [1]],
  ]);
});

describe("an arrangement that is kept", () => {
  const earlier = arrangeLines([line(1, 1), line(2, 2), line(3, 1)], rooms);
  const kept = (...lines: ReturnType<typeof line>[]) =>
    keepPlaces(earlier, lines)?.map(({ room, lines: own }) => [
      room?.name,
      own.map(({ id, purchased }) => (purchased ? `${id} ticked` : `${id}`)),
    ]);

  it("shows lines as they are now in the places that they had", () => {
    expect(kept(line(1, 1, true), line(2, 2, true), line(3, 2))).toEqual([
      ["Cellar", ["2 ticked"]],
      ["Kitchen", ["1 ticked", "3"]],
    ]);
  });

  it("leaves out lines that are gone, and rooms without any left", () => {
    expect(kept(line(3, 1))).toEqual([["Kitchen", ["3"]]]);
  });

  it("is given up for a list with a line that it does not know", () => {
    expect(kept(line(1, 1), line(2, 2), line(3, 1), line(4, 1))).toBeUndefined();
    expect(kept(line(1, 1), line(2, 2), line(4, 1))).toBeUndefined();
  });
});

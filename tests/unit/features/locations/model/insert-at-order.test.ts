import { expect, test } from "vitest";
import { insertAtOrder } from "@/lib/features/locations/model/rules";

const deletedAt = new Date("2026-03-01T12:00:00Z");
const deletedLater = new Date("2026-03-02T12:00:00Z");
const two = { id: 2, order: 1, deletedAt };
const three = { id: 3, order: 2, deletedAt };
const four = { id: 4, order: 3, deletedAt };

test.each([
  ["at the index that it had", [1, 2, 4], [three], [], [1, 2, 3, 4]],
  ["at the end of a shorter sequence", [1], [{ ...three, order: 7 }], [], [1, 3]],
  ["with all others of its bulk deletion", [1, 3, 5], [two, four], [], [1, 2, 3, 4, 5]],
  ["with all others, named in another order", [1, 3, 5], [four, two], [], [1, 2, 3, 4, 5]],
  ["with a neighbour of its bulk deletion", [1, 4], [two, three], [], [1, 2, 3, 4]],
  ["before the first one of its bulk deletion", [1, 3, 5], [four], [two], [1, 3, 4, 5]],
  ["after the first one of its bulk deletion", [1, 2, 3, 5], [four], [], [1, 2, 3, 4, 5]],
  ["before the last one of its bulk deletion", [1, 3, 5], [two], [four], [1, 2, 3, 5]],
  [
    "at the index that it had when another one was deleted at another time",
    [1, 3, 5],
    [{ ...four, deletedAt: deletedLater }],
    [two],
    [1, 3, 5, 4],
  ],
])("a restored location is inserted %s", (_, live, restored, stillDeleted, sequence) => {
  expect(insertAtOrder(live, restored, stillDeleted)).toEqual(sequence);
});

import { expect, test } from "vitest";
import { insertAtOrder } from "@/lib/features/locations/model/rules";

test.each([
  ["at the place that it had", [1, 2, 4], [{ id: 3, order: 2 }], [1, 2, 3, 4]],
  ["at the end of a shorter sequence", [1], [{ id: 3, order: 7 }], [1, 3]],
  [
    "each at its place when several were deleted together",
    [1, 3, 5],
    [
      { id: 2, order: 1 },
      { id: 4, order: 3 },
    ],
    [1, 2, 3, 4, 5],
  ],
])("a restored location is inserted %s", (_, live, deleted, sequence) => {
  expect(insertAtOrder(live, deleted)).toEqual(sequence);
});

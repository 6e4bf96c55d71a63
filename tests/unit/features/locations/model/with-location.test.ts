import { expect, test } from "vitest";
import { withLocation } from "@/lib/features/locations/model/rules";
import { locationAnswer } from "@/tests/support/answers";

const at = (id: number, order: number) => ({ ...locationAnswer(id, `Room ${id}`), order });

test.each([
  ["by its order", [at(1, 0), at(3, 2)], at(4, 1), [1, 4, 3]],
  ["by its id beside a location of the same order", [at(1, 0), at(5, 1)], at(4, 1), [1, 4, 5]],
  ["nowhere if a refetch has added it already", [at(1, 0), at(4, 1)], at(4, 1), [1, 4]],
])("withLocation inserts an added location %s, as on other devices", (_, locations, added, ids) => {
  expect(withLocation(locations, added).map(({ id }) => id)).toEqual(ids);
});

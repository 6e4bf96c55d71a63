import { expect, it } from "vitest";
import { hasShape, isNumber, isOneOf, isString } from "@/lib/client/pending-writes/has-shape";

const shape = { id: isNumber, name: isString, state: isOneOf("new", "old") };

it.each([[{ id: 1, name: "a", state: "new" }], [{ id: 1, name: "a", state: "old", more: null }]])(
  "hasShape accepts %j, which has all fields",
  (value) => {
    expect(hasShape(value, shape)).toBe(true);
  },
);

it.each([
  [{ id: "1", name: "a", state: "new" }],
  [{ id: 1, state: "new" }],
  [{ id: 1, name: "a", state: "other" }],
  [{}],
  [[]],
  [null],
  [undefined],
  ["text"],
])("hasShape rejects %j, in which a field is missing or wrong", (value) => {
  expect(hasShape<object>(value, shape)).toBe(false);
});

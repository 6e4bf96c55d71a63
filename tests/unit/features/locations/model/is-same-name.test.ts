import { expect, test } from "vitest";
import { isSameName } from "@/lib/features/locations/model/rules";

test.each([
  ["Kitchen", " KITCHEN ", true],
  ["Kitchen", "Kitchen 2", false],
])("isSameName compares %j and %j as %s", (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected);
});

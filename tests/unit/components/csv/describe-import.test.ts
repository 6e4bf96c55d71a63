import { expect, it } from "vitest";
import {
  describeAdded,
  describeRefused,
  listNames,
  mergeRefusals,
} from "@/components/csv/describe-import";

it.each([
  [24, 1, "24 items and 1 location"],
  [1, 0, "1 item"],
  [0, 3, "3 locations"],
  [0, 0, "nothing"],
  [2_000, 1_000, "2,000 items and 1,000 locations"],
])("an import of %i items and %i locations is described as %j", (items, locations, text) => {
  expect(describeAdded({ items, locations })).toBe(text);
});

it("the sentence about refused rows is singular for 1 row and plural for 21 rows", () => {
  expect([1, 21].map(describeRefused)).toEqual(["1 row is refused", "21 rows are refused"]);
});

it("a list of 1,300 names is shortened to eight names and the number of the others", () => {
  expect(listNames(["Attic", "Cellar"])).toBe("Attic, Cellar");
  const many = Array.from({ length: 1_300 }, (_, index) => String(index));
  expect(listNames(many)).toBe("0, 1, 2, 3, 4, 5, 6, 7 and 1,292 more");
});

it("mergeRefusals sorts refusals by row and removes duplicates", () => {
  const [first, second, third] = [2, 3, 4].map((row) => ({ row, reason: "" }));
  if (!first || !second || !third) throw new Error("unreachable");
  expect(mergeRefusals([first, third], [second])).toEqual([first, second, third]);
});

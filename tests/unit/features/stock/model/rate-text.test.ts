import { expect, test } from "vitest";
import { rateText } from "@/lib/features/stock/model/rate-text";

test.each([
  [1, "1 a week"],
  [0.7, "½ a week"],
  [2.3, "2½ a week"],
  [5.4, "5 a week"],
  [0.24, "1 a month"],
  [0.04, null],
  [0, null],
])("a use of %j units a week is described as %j", (perWeek, text) => {
  expect(rateText(perWeek)).toBe(text);
});

test("a rate with a unit has the number of the unit", () => {
  expect(rateText(0.5, "bottle")).toBe("½ bottle a week");
  expect(rateText(3, "box")).toBe("3 boxes a week");
});

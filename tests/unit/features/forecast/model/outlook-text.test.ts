import { expect, test } from "vitest";
import { outlookText } from "@/lib/features/forecast/model/outlook-text";

const known = { word: "weeks" as const, goodUntil: null, countsMissing: 0 };
const unknown = { word: null, goodUntil: null, countsMissing: 0 };

test.each([
  [
    { ...known, word: "soon" as const, goodUntil: "2026-12-05" },
    "May run out before your next shopping",
  ],
  [{ ...known, goodUntil: "2026-12-05" }, "Good until day 2026-12-05"],
  [known, "Lasts for weeks"],
  [{ ...known, word: "months" as const }, "Lasts for months"],
  [{ ...unknown, countsMissing: 1 }, "One more check until Larder can say how long it lasts"],
  [{ ...unknown, countsMissing: 2 }, "Two more checks until Larder can say how long it lasts"],
  [unknown, "Larder can say how long it lasts after two weeks of checks"],
])("the forecast %j has the text: %s", (forecast, text) => {
  expect(outlookText(forecast, (moment) => `day ${moment}`)).toBe(text);
});

import { expect, it } from "vitest";
import {
  daysBetween,
  describeDaysLeft,
  itemsToUseFirst,
  localDay,
} from "@/lib/features/items/model/best-before";
import { itemAnswer } from "@/tests/support/answers";

const TODAY = "2026-11-24";
const item = (id: number, bestBefore: string | null, stock = 1) =>
  itemAnswer(id, { bestBefore, currentStock: stock, partialAmount: 0 });

it("localDay returns the date of a moment in the time zone of the device", () => {
  // The tests run in St. John's, 3:30 hours behind UTC in winter.
  expect(localDay(new Date("2026-12-05T03:29:00.000Z"))).toBe("2026-12-04");
  expect(localDay(new Date("2026-12-05T03:30:00.000Z"))).toBe("2026-12-05");
});

it("daysBetween counts calendar days, also across the start of daylight saving time", () => {
  expect(daysBetween("2026-03-01", "2026-03-31")).toBe(30);
  expect(daysBetween("2026-11-24", "2026-11-20")).toBe(-4);
});

it("items to use first are in stock and have a date of at most two weeks ahead, the earliest first", () => {
  const items = [
    item(1, "2026-12-09"),
    item(2, "2026-12-08"),
    item(3, "2026-11-25"),
    item(4, "2026-11-25"),
    item(5, "2026-01-01"),
    item(6, "2026-11-25", 0),
    item(7, null),
  ];
  expect(itemsToUseFirst(items, TODAY).map(({ item, daysLeft }) => [item.id, daysLeft])).toEqual([
    [5, -327],
    [3, 1],
    [4, 1],
    [2, 14],
  ]);
});

it("an item with only an open unit is among the items to use first", () => {
  const open = itemAnswer(1, { bestBefore: TODAY, currentStock: 0, partialAmount: 0.333 });
  expect(itemsToUseFirst([open], TODAY)).toHaveLength(1);
});

it.each([
  [0, "today"],
  [1, "tomorrow"],
  [-1, "yesterday"],
  [5, "in 5 days"],
  [-3, "3 days ago"],
])("%i days left are %s", (daysLeft, text) => {
  expect(describeDaysLeft(daysLeft)).toBe(text);
});

import { expect, it } from "vitest";
import { nextShoppingDay } from "@/lib/features/forecast/model/shopping-day";
import { onDay } from "./histories";

it.each([
  ["a week from now without trips", [], 3, 10],
  ["a week after the only trip", [0], 3, 7],
  ["the median of the gaps after the latest trip", [0, 7, 14, 18, 25], 26, 32],
  ["the mean of the middle gaps of an even number", [0, 4, 10], 11, 15],
  ["a day from now if the likely day has passed", [0, 7], 20, 21],
  [
    "by the latest eight gaps",
    [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 183, 186, 189, 192, 195, 198, 201, 204],
    205,
    207,
  ],
  ["not confused by two purchases of one trip", [0, 7, 7.1, 14], 15, 21],
])("the next shopping day is %s", (_, trips, now, expected) => {
  expect(nextShoppingDay(trips.map(onDay), onDay(now))).toBe(onDay(expected));
});

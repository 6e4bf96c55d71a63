import { describe, expect, it } from "vitest";
import {
  countChange,
  describeDuration,
  groupByLocation,
} from "@/lib/features/checks/model/changes";

const count = (newStock: number, partialAmount = 0) => ({ newStock, partialAmount });

describe("countChange", () => {
  it.each([
    [
      "less stock, with thirds",
      count(2, 0.333),
      count(1, 0.667),
      { kind: "less", difference: 200 },
    ],
    ["more stock, from a half", count(0, 0.5), count(2), { kind: "more", difference: 450 }],
    ["the same stock", count(1, 0.333), count(1, 0.333), { kind: "same" }],
    ["the first count", null, count(3), { kind: "first" }],
  ])("countChange compares two counts of an item: %s", (_, before, after, change) => {
    expect(countChange(before, after)).toEqual(change);
  });
});

describe("duration of a check", () => {
  it.each([
    [0.9, "under a minute"],
    [1, "1 minute"],
    [59.9, "59 minutes"],
    [60, "1 hour"],
    [125, "2 hours 5 minutes"],
    [47 * 60 + 59, "47 hours 59 minutes"],
    [48 * 60, "2 days"],
    [72 * 60 - 1, "2 days"],
  ])("a check that took %d minutes has the duration text %s", (minutes, words) => {
    const start = new Date("2026-03-01T12:00:00Z");
    const end = new Date(start.getTime() + minutes * 60_000);
    expect(describeDuration(start.toISOString(), end.toISOString())).toBe(words);
  });
});

it("groupByLocation groups rows by location in the order of first appearance", () => {
  const row = (itemId: number, id: number) => ({ itemId, location: { id, name: `room ${id}` } });
  expect(
    groupByLocation([row(1, 7), row(2, 3), row(3, 7)]).map(({ location, rows }) => [
      location.name,
      rows.map(({ itemId }) => itemId),
    ]),
  ).toEqual([
    ["room 7", [1, 3]],
    ["room 3", [2]],
  ]);
});

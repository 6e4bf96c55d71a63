import { describe, expect, it } from "vitest";
import {
  countChange,
  describeDuration,
  groupByLocation,
} from "@/lib/features/checks/model/changes";

const count = (newStock: number, partialAmount = 0) => ({ newStock, partialAmount });

describe("what changed of an item since the check before", () => {
  it.each([
    [
      "less, in thirds that make one",
      count(2, 0.333),
      count(1, 0.667),
      { kind: "less", difference: 200 },
    ],
    ["more, from a half", count(0, 0.5), count(2), { kind: "more", difference: 450 }],
    ["nothing", count(1, 0.333), count(1, 0.333), { kind: "same" }],
    ["its first count", null, count(3), { kind: "first" }],
  ])("%s", (_, before, after, change) => {
    expect(countChange(before, after)).toEqual(change);
  });
});

describe("how long a check took", () => {
  it.each([
    [0.9, "under a minute"],
    [1, "1 minute"],
    [59.9, "59 minutes"],
    [60, "1 hour"],
    [125, "2 hours 5 minutes"],
    [47 * 60 + 59, "47 hours 59 minutes"],
    [72 * 60 - 1, "2 days"],
  ])("%d minutes", (minutes, words) => {
    const start = new Date("2026-03-01T12:00:00Z");
    const end = new Date(start.getTime() + minutes * 60_000);
    expect(describeDuration(start.toISOString(), end.toISOString())).toBe(words);
  });
});

it("rows stand under their locations, in the order in which these come", () => {
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

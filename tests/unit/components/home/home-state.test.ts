import { describe, expect, it } from "vitest";
import { homeState, nextAction } from "@/components/home/home-state";
import { checkAnswer, itemAnswer, locationAnswer } from "../../../support/answers";

const everything = {
  locations: [locationAnswer(1, "Kitchen")],
  items: [itemAnswer(1)],
  active: checkAnswer(),
  latest: checkAnswer({ status: "completed" }),
  hasFailed: false,
};

it.each([
  ["loading", { locations: undefined }],
  ["loading", { locations: [], items: undefined }],
  ["loading", { active: undefined }],
  ["loading", { latest: undefined }],
  ["failed", { latest: undefined, hasFailed: true }],
  ["noLocations", { locations: [] }],
  ["noLocations", { locations: [], items: [], active: null, latest: null }],
  ["noItems", { items: [] }],
  ["noItems", { items: [], active: null, latest: null }],
  ["noChecks", { active: null, latest: null }],
  ["checks", { active: null }],
  ["checks", { latest: null }],
  ["checks", { hasFailed: true }],
])("the state of the home screen is %s with %j", (kind, changes) => {
  expect(homeState({ ...everything, ...changes }).kind).toBe(kind);
});

describe("the main action of the home screen", () => {
  const moment = new Date("2026-03-20T12:00:00.000Z");
  const checkOf = (completedAt: string) => checkAnswer({ status: "completed", completedAt });
  const fresh = checkOf("2026-03-14T12:00:00.000Z");
  const old = checkOf("2026-03-12T12:00:00.000Z");
  const short = [itemAnswer(1, { currentStock: 0 })];
  const full = [itemAnswer(1, { currentStock: 9 })];
  const unknown = [itemAnswer(1, { currentStock: 0, lastCountedAt: null })];

  it.each([
    ["continue", "while a check is running", checkAnswer(), fresh, short],
    ["list", "after a recent check with shortages", null, fresh, short],
    ["check", "after an old check with shortages", null, old, short],
    ["check", "when everything is well stocked", null, fresh, full],
    ["check", "when the only items were never counted", null, fresh, unknown],
  ] as const)(
    "the main action of the home screen is %s %s",
    (expected, _, active, latest, items) => {
      expect(nextAction({ active, latest, items }, { mayCount: true, moment })).toBe(expected);
      expect(nextAction({ active, latest, items }, { mayCount: false, moment })).toBe("list");
    },
  );
});

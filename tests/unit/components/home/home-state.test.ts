import { expect, it } from "vitest";
import { homeState } from "@/components/home/home-state";
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

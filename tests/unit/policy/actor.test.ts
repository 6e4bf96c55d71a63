import { expect, test } from "vitest";
import { authorOf, inEveryTab, systemActor, type UserActor } from "@/lib/policy/actor";

const person: UserActor = {
  kind: "user",
  userId: 1,
  username: "alex",
  householdId: 5,
  role: "assistant",
  sessionId: "5f0c7f1e-6d0b-4b0e-9c46-0c9f4a4b7d11",
  tab: "a-tab",
};

test("the actor of a background step is the application itself, for one household", () => {
  expect(systemActor(5)).toEqual({ kind: "system", householdId: 5 });
});

test("the author of a row is a person by id, and a link shopper without an id", () => {
  expect(authorOf(person)).toEqual({ userId: 1, byLink: false });
  expect(authorOf({ kind: "link", householdId: 5 })).toEqual({ userId: null, byLink: true });
});

test("inEveryTab returns the actor without the browser tab, so that this tab hears of its own change too", () => {
  expect(inEveryTab(person)).toEqual({ ...person, tab: undefined });
});

import { expect, test } from "vitest";
import { systemActor } from "@/lib/policy/actor";

test("the actor of a background step is the application itself, for one household", () => {
  expect(systemActor(5)).toEqual({ kind: "system", householdId: 5 });
});

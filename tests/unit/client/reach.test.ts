import { expect, test } from "vitest";
import { afterCall, NO_CALLS } from "@/lib/client/reach";

/** Returns whether the server counts as reached after each attempt: "items" succeeds, "-items" fails. */
function reachAfter(attempts: string): (string | null)[] {
  let calls = NO_CALLS;
  return attempts.split(" ").map((attempt) => {
    calls = afterCall(calls, attempt.replace("-", ""), !attempt.startsWith("-"));
    return calls.reach;
  });
}

test.each([
  ["-items", ["unreached"]],
  ["-items -items", ["unreached", "unreached"]],
  ["items", ["reached"]],
  ["items -items", ["reached", "unreached"]],
  ["-items items", ["unreached", "reached"]],
  ["-items checks", ["unreached", "reached"]],
])("the server counts as unreachable while all calls fail: %s", (attempts, expected) => {
  expect(reachAfter(attempts)).toEqual(expected);
});

test.each([
  "items -checks items -checks -checks items -checks",
  "items -checks -checks -checks -checks",
  "items -checks items -lists items -checks -lists -checks -lists",
])(
  "the server counts as reached while at most one call has begun to fail since the last success: %s",
  (attempts) => {
    expect(new Set(reachAfter(attempts))).toEqual(new Set(["reached"]));
  },
);

test("the server counts as unreachable when a second call begins to fail without a success in between", () => {
  expect(reachAfter("items checks lists -checks -lists").slice(-2)).toEqual([
    "reached",
    "unreached",
  ]);
});

test("a call that fails again after a success counts as a call that begins to fail", () => {
  expect(reachAfter("items lists -checks checks -checks -lists").at(-1)).toBe("unreached");
});

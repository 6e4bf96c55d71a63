import { expect, test } from "vitest";
import { linkEnd, mayEndLink } from "@/lib/features/shopping-links/model/rules";

test("a shopping link ends 24 hours after it was made", () => {
  expect(linkEnd(new Date("2026-11-23T10:00:00Z"))).toEqual(new Date("2026-11-24T10:00:00Z"));
});

test.each([
  ["its creator", { id: 1, role: "assistant" }, true],
  ["an admin", { id: 2, role: "admin" }, true],
  ["another assistant", { id: 2, role: "assistant" }, false],
] as const)("mayEndLink, for %s with %j, returns %s", (_, person, expected) => {
  expect(mayEndLink(person, { createdById: 1 })).toBe(expected);
});

import { expect, test } from "vitest";
import { hasEnded, invitationEnd, roleLabel } from "@/lib/features/members/model/rules";

const createdAt = new Date("2026-03-01T12:00:00.000Z");

test("an invitation expires 7 days after it was sent", () => {
  expect(invitationEnd(createdAt)).toEqual(new Date("2026-03-08T12:00:00.000Z"));
});

test.each([
  ["at its creation", true, createdAt],
  ["a millisecond after its creation", false, new Date(createdAt.getTime() + 1)],
  ["7 days after its creation", false, invitationEnd(createdAt)],
])("an invitation that expires %s has ended: %s", (_, expected, expiresAt) => {
  expect(hasEnded({ createdAt, expiresAt })).toBe(expected);
});

test.each([
  ["admin", "Admin"],
  ["assistant", "Assistant"],
  ["regular", "Regular"],
] as const)("the role %s is shown as %s", (role, label) => {
  expect(roleLabel(role)).toBe(label);
});

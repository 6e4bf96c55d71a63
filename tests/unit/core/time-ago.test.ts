import { expect, test } from "vitest";
import { timeAgo } from "@/lib/core/time-ago";

const present = new Date("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-10T12:00:30Z", "just now"],
  ["2026-03-10T11:59:01Z", "just now"],
  ["2026-03-10T11:59:00Z", "1 minute ago"],
  ["2026-03-10T11:01:00Z", "59 minutes ago"],
  ["2026-03-10T11:00:00Z", "1 hour ago"],
  ["2026-03-09T12:00:00Z", "1 day ago"],
  ["2026-03-08T11:00:00Z", "2 days ago"],
  ["2026-01-09T12:00:00Z", "2 months ago"],
  ["2024-03-10T12:00:00Z", "2 years ago"],
])("timeAgo describes %s as %s", (moment, words) => {
  expect(timeAgo(new Date(moment), present)).toBe(words);
});

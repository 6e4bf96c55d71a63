import { expect, test } from "vitest";
import { dayOf, daysBefore, daysUntil, reminderKey } from "@/lib/features/reminders/model/rules";

test.each([
  ["2026-03-08T00:00:00.000Z", "2026-03-08"],
  ["2026-03-08T23:59:59.999Z", "2026-03-08"],
])("the day of %s is its date in UTC, in every time zone of the server", (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

test("daysBefore subtracts days from a date or from a moment", () => {
  expect(daysBefore("2026-03-08", 7)).toEqual(new Date("2026-03-01T00:00:00Z"));
  expect(daysBefore(new Date("2026-03-08T18:30:00Z"), 8)).toEqual(new Date("2026-02-28T18:30:00Z"));
});

test.each([
  ["2026-03-08", "2026-03-01T23:59:59.999Z", 7],
  ["2026-03-01", "2026-03-01T12:00:00.000Z", 0],
  ["2026-02-28", "2026-03-01T00:00:00.000Z", -1],
])("daysUntil counts the days to %s from the date of %s: %i", (day, moment, days) => {
  expect(daysUntil(day, new Date(moment))).toBe(days);
});

test("the key of a reminder is the same for one person on one day only", () => {
  const key = reminderKey({ userId: 1, day: "2026-03-08", kind: "overdue" });
  expect(reminderKey({ userId: 1, day: "2026-03-08", kind: "overdue" })).toBe(key);
  expect(reminderKey({ userId: 2, day: "2026-03-08", kind: "overdue" })).not.toBe(key);
  expect(reminderKey({ userId: 1, day: "2026-03-09", kind: "overdue" })).not.toBe(key);
  expect(reminderKey({ userId: 1, day: "2026-03-08", kind: "runOut" })).not.toBe(key);
});

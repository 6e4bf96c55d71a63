import { expect, it } from "vitest";
import { isRecent } from "@/lib/features/checks/model/rules";

const completedAt = "2026-03-01T10:00:00.000Z";

it.each([
  [true, "2026-03-01T10:00:00.000Z"],
  [true, "2026-03-02T10:00:00.000Z"],
  [false, "2026-03-02T10:00:00.001Z"],
])("isRecent is %s at %s for a check completed on 2026-03-01 at 10:00", (isIt, moment) => {
  expect(isRecent(completedAt, new Date(moment))).toBe(isIt);
});

import { describe, expect, test } from "vitest";
import { explainCap, restorableDaysLeft } from "@/lib/features/households/model/rules";

const explain = (has: number, adding: number) =>
  explainCap({ what: "items", max: 5_000, has, adding });

describe("the cap of a household", () => {
  test.each([
    [0, 5_000],
    [4_999, 1],
    [5_000, 0],
    [7_000, 0],
  ])("explainCap allows a household with %i items to add %i", (has, adding) => {
    expect(explain(has, adding)).toBeNull();
  });

  test("the message that refuses one more item names the cap of 5,000 items", () => {
    expect(explain(5_000, 1)).toBe(
      "A household can have up to 5,000 items. Yours has 5,000, so 1 more does not fit. Delete some first.",
    );
  });

  test("the message that refuses many more items names the cap of 5,000 items", () => {
    expect(explain(4_000, 1_001)).toBe(
      "A household can have up to 5,000 items. Yours has 4,000, so 1,001 more do not fit. Delete some first.",
    );
  });

  test("explainCap refuses 1 more item in a household that already has 7,000 items, above the cap of 5,000", () => {
    expect(explain(7_000, 1)).toContain("Yours has 7,000");
  });
});

test.each([
  ["2026-03-20T12:00:00.000Z", 30],
  ["2026-03-20T13:00:00.000Z", 30],
  ["2026-03-19T12:00:00.000Z", 29],
  ["2026-02-18T12:00:00.001Z", 1],
  ["2026-02-18T12:00:00.000Z", 0],
  ["2026-02-01T12:00:00.000Z", 0],
])("at noon of March 20 a deletion of %s can be restored for %i days", (deletedAt, left) => {
  expect(restorableDaysLeft(deletedAt, new Date("2026-03-20T12:00:00.000Z"))).toBe(left);
});

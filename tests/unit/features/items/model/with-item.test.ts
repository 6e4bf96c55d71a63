import { expect, test } from "vitest";
import { withItem } from "@/lib/features/items/model/rules";
import { itemAnswer } from "@/tests/support/answers";

const oil = itemAnswer(1);
const added = itemAnswer(2, { currentStock: 0 });

test("an added item is the last one", () => {
  expect(withItem([oil], added)).toEqual([oil, added]);
});

test("an added item that a refetch has brought before keeps the stock of the refetch", () => {
  const counted = { ...added, currentStock: 3 };
  expect(withItem([counted, oil], added)).toEqual([counted, oil]);
});

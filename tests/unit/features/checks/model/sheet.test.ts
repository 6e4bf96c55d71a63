import { expect, it } from "vitest";
import {
  isCounted,
  shownAmounts,
  stepAmounts,
  togglePartial,
} from "@/lib/features/checks/model/sheet";
import { countAnswer, itemAnswer } from "@/tests/support/answers";

it("a row of the sheet shows the entry of its item, else the recorded stock, and nothing for an item that was never counted", () => {
  const item = itemAnswer(1, { currentStock: 2, partialAmount: 0.5 });
  expect(shownAmounts(item, undefined)).toEqual({ newStock: 2, partialAmount: 0.5 });
  const entry = { ...countAnswer(1), newStock: 4, partialAmount: 0 };
  expect(shownAmounts(item, entry)).toEqual({ newStock: 4, partialAmount: 0 });
  const unknown = { currentStock: 0, partialAmount: 0, lastCountedAt: null };
  expect(shownAmounts(itemAnswer(1, unknown), undefined)).toBeNull();
});

it("isCounted returns false without an entry and for an assumed entry, and true for a count", () => {
  expect(isCounted(undefined)).toBe(false);
  expect(isCounted({ ...countAnswer(1), basis: "assumed" })).toBe(false);
  expect(isCounted(countAnswer(1))).toBe(true);
});

it.each([
  [2, 0.5, 1, 3, 0.5],
  [2, 0.5, -1, 1, 0.5],
  [0, 0.5, -1, 0, 0],
  [0, 0, -1, 0, 0],
  [9_999, 0.5, 1, 9_999, 0.5],
] as const)(
  "stepAmounts changes %d whole units and the part %d by a step of %d to %d whole units and the part %d",
  (newStock, partialAmount, step, whole, part) => {
    const amounts = stepAmounts({ newStock, partialAmount }, step);
    expect(amounts).toEqual({ newStock: whole, partialAmount: part });
  },
);

it("a step on a row with an unknown amount starts at 0", () => {
  expect(stepAmounts(null, 1)).toEqual({ newStock: 1, partialAmount: 0 });
  expect(stepAmounts(null, -1)).toEqual({ newStock: 0, partialAmount: 0 });
});

it("togglePartial replaces the partial amount by the tapped one, and removes it if it is the tapped one", () => {
  const amounts = { newStock: 3, partialAmount: 0.5 };
  expect(togglePartial(amounts, 0.333)).toEqual({ newStock: 3, partialAmount: 0.333 });
  expect(togglePartial(amounts, 0.5)).toEqual({ newStock: 3, partialAmount: 0 });
  expect(togglePartial(null, 0.5)).toEqual({ newStock: 0, partialAmount: 0.5 });
});

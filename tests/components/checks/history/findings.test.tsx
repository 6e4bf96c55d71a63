import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Findings } from "@/components/checks/history/findings";

test.each([
  [{ outOfStock: 7, lowStock: 0, wellStocked: 3 }, "7 of 10 items below target"],
  [{ outOfStock: 1, lowStock: 2, wellStocked: 0 }, "3 of 3 items below target"],
  [{ outOfStock: 1, lowStock: 0, wellStocked: 0 }, "1 of 1 item below target"],
])(
  "a check with the stock numbers %j shows the sum of the items that are low and out of stock",
  (stockStatus, sentence) => {
    render(<Findings stockStatus={stockStatus} />);
    expect(screen.getByText(sentence)).toBeTruthy();
  },
);

test("a check in which every item was well stocked shows no sentence about items below target", () => {
  render(<Findings stockStatus={{ outOfStock: 0, lowStock: 0, wellStocked: 3 }} />);
  expect(screen.queryByText(/below target/)).toBeNull();
});

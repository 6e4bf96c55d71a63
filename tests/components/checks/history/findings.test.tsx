import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Findings } from "@/components/checks/history/findings";
import { FindingsChart } from "@/components/checks/history/findings-chart";
import { checkAnswer } from "@/tests/support/answers";

test.each([
  [{ outOfStock: 7, lowStock: 0, wellStocked: 3 }, "7 of 10 below target"],
  [{ outOfStock: 1, lowStock: 2, wellStocked: 0 }, "3 of 3 below target"],
  [{ outOfStock: 1, lowStock: 0, wellStocked: 0 }, "1 of 1 below target"],
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

test("the numbers of earlier checks are described beside each number of the latest check", () => {
  const earlier = [2, 5].map((outOfStock) => ({
    completedAt: "2026-01-01T00:00:00.000Z",
    stockStatus: { outOfStock, lowStock: 1, wellStocked: 4 },
  }));
  render(
    <Findings stockStatus={{ outOfStock: 3, lowStock: 1, wellStocked: 3 }} earlier={earlier} />,
  );
  const charts = screen.getAllByRole("img").map((chart) => chart.getAttribute("aria-label"));
  expect(charts).toEqual([
    "Last 3 checks, the oldest first: 2, 5, 3",
    "Last 3 checks, the oldest first: 1, 1, 1",
    "Last 3 checks, the oldest first: 4, 4, 3",
  ]);
});

const completed = (id: number, outOfStock: number) =>
  checkAnswer({
    id,
    status: "completed",
    completedAt: `2026-01-0${id}T12:00:00.000Z`,
    stockStatus: { outOfStock, lowStock: 1, wellStocked: 4 },
  });

test("the chart of the findings has a bar and a row of its table for each check, the oldest first", () => {
  render(<FindingsChart checks={[completed(3, 6), completed(2, 0)]} />);
  expect(screen.getByText("Found by the last 2 checks")).toBeTruthy();
  const rows = screen.getAllByRole("row").slice(1);
  const numbers = rows.map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  expect(numbers).toEqual([
    ["0", "1", "4"],
    ["6", "1", "4"],
  ]);
  const heights = [...screen.getByRole("figure").querySelectorAll("rect")].map((bar) =>
    bar.getAttribute("height"),
  );
  // The bar of the check with the most items has the full height of 100. Out of stock is its lowest segment.
  expect(heights.map((height) => Math.round(Number(height)))).toEqual([0, 7, 34, 53, 7, 34]);
});

test("one item out of stock among many is visible in the chart of the findings", () => {
  const stockStatus = { outOfStock: 1, lowStock: 0, wellStocked: 500 };
  const checks = [3, 2].map((id) => ({ ...completed(id, 1), stockStatus }));
  render(<FindingsChart checks={checks} />);
  const [bar] = screen.getByRole("figure").querySelectorAll("rect");
  expect(Number(bar?.getAttribute("height"))).toBeGreaterThan(1);
});

test("the chart of the findings is not rendered for a single check", () => {
  const { container } = render(<FindingsChart checks={[completed(1, 2)]} />);
  expect(container.childElementCount).toBe(0);
});

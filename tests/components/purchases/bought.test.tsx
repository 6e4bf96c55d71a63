import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderCheck } from "../checks/household";
import { renderItems, row } from "../items/items-page";

const put = (itemId: number, quantity: number) => ({
  "GET /api/purchases": {
    body: {
      listId: 3,
      putAway: [
        {
          lineId: 1,
          itemId,
          quantity,
          at: "2026-01-02T00:00:00.000Z",
          by: "anna",
          counted: { newStock: 1, partialAmount: 0 },
        },
      ],
    },
  },
});

test("the count screen shows which part of the stock was put away since the last check", async () => {
  renderCheck("/item-single-check/1/11", put(11, 1));
  expect(await screen.findByText("2 (1 + 1 bought)")).toBeTruthy();
});

test("the row of an item shows how much of its stock was put away since the last check", async () => {
  renderItems({ answers: put(1, 1) });
  expect((await row("Olive oil")).getByText("Stock: 2⅓/5 bottles")).toBeTruthy();
  expect(await screen.findByText("1 bought")).toBeTruthy();
  expect((await row("Jam")).queryByText(/bought/)).toBeNull();
});

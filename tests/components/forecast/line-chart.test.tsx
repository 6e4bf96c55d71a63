import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LineChart } from "@/components/forecast/line-chart";
import { setClock } from "@/lib/core/clock";
import type { KeptFacts } from "@/lib/features/shopping-lists/model/dto";
import { forecastAnswer, itemAnswer, lineAnswer, soonAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const line = lineAnswer(1, { itemId: 1, item: itemAnswer(1, { unit: "box" }) });
const facts: KeptFacts = {
  unit: "box",
  stock: 600,
  wanted: 1_200,
  checks: 2,
  counts: [
    { date: "2026-03-15", amount: 600 },
    { date: "2026-03-08", amount: 1_200 },
  ],
  timesOut: 0,
  previous: 1_200,
  trend: "down",
};
const forecast = {
  "GET /api/forecast": {
    body: forecastAnswer({
      shoppingAt: "2026-03-24T12:00:00.000Z",
      items: [soonAnswer(1, { usePerDay: 0.25 })],
    }),
  },
};
const counted = (day: string, newStock: number) => ({
  at: `2026-03-${day}T12:00:00.000Z`,
  newStock,
  partialAmount: 0,
});

beforeEach(() => setClock(new Date("2026-03-20T12:00:00.000Z")));
afterEach(() => setClock(undefined));

test("without a network the stock chart of a line shows the counts that are stored with the list", () => {
  fakeApi({});
  renderScreen(<LineChart line={line} facts={facts} />);
  const chart = screen.getByRole("img");
  expect(chart.getAttribute("aria-label")).toMatch(/^Stock over time: 4 boxes on .*, 2 boxes now/);
  expect(chart.getAttribute("aria-label")).not.toContain("Expected");
});

test("the label and the table of the stock chart contain the expected stock on the next shopping day", async () => {
  fakeApi(forecast);
  renderScreen(<LineChart line={line} facts={facts} />);
  const name = /Expected at the next shopping on Mar 24, 2026: 1 box\.$/;
  expect(await screen.findByRole("img", { name })).toBeTruthy();
  const row = within(screen.getByRole("table")).getAllByRole("row").at(-1);
  expect(row?.textContent).toBe("Mar 24, 20261 boxExpected");
});

test("the stock chart of a line includes what was put away once the history of the item is fetched", async () => {
  const change = { at: "2026-03-18T12:00:00.000Z", kind: "put_away", quantity: 3 };
  fakeApi({
    "GET /api/items/1/history": {
      body: { desiredStock: 4, counts: [counted("15", 2)], changes: [change] },
    },
  });
  renderScreen(<LineChart line={line} facts={facts} />);
  expect(await screen.findByRole("img", { name: /5 boxes now/ })).toBeTruthy();
});

test("the stock chart of an item without enough history shows no expected stock", async () => {
  const own = soonAnswer(1, { word: null });
  fakeApi({
    "GET /api/forecast": {
      body: forecastAnswer({ shoppingAt: "2026-03-24T12:00:00.000Z", items: [own] }),
    },
  });
  const { queryClient } = renderScreen(<LineChart line={line} facts={facts} />);
  await expect.poll(() => queryClient.getQueryData(["forecast"])).toBeTruthy();
  expect(screen.getByRole("img").getAttribute("aria-label")).not.toContain("Expected");
});

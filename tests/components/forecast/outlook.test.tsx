import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OutlookLine } from "@/components/forecast/outlook";
import type { ItemForecast } from "@/lib/features/forecast/model/dto";
import { forecastAnswer, itemAnswer, soonAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const rice = itemAnswer(1, { name: "Rice", currentStock: 2, desiredStock: 4 });

function renderOutlook(forecast: Partial<ItemForecast>, item = rice) {
  fakeApi({ "GET /api/forecast": { body: forecastAnswer({ items: [soonAnswer(1, forecast)] }) } });
  return renderScreen(<OutlookLine item={item} />);
}

test("the outlook of an item with enough history shows the day until which it lasts in 9 of 10 cases", async () => {
  renderOutlook({ word: "weeks", goodUntil: "2026-12-05T12:00:00.000Z" });
  expect(await screen.findByText("Good until Sat, Dec 5")).toBeTruthy();
  expect(screen.getByText("at least, in 9 of 10 cases")).toBeTruthy();
});

test.each([
  ["lasts for weeks, but has no such day,", { word: "weeks" }, "Lasts for weeks"],
  [
    "may run out soon",
    { word: "soon", goodUntil: "2026-12-05T12:00:00.000Z" },
    "May run out before your next shopping",
  ],
] as const)(
  'the outlook of an item that %s does not mention "9 of 10"',
  async (_, forecast, text) => {
    renderOutlook(forecast);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText(/9 of 10/)).toBeNull();
  },
);

test("an item that is out of stock has no outlook and no empty paragraph for one", () => {
  renderOutlook({}, { ...rice, currentStock: 0 });
  expect(screen.queryByRole("paragraph")).toBeNull();
});

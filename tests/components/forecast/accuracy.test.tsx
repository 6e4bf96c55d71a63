import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ForecastAccuracy } from "@/components/forecast/accuracy";
import { forecastAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

function renderAccuracy(expected: number, found: number) {
  fakeApi({ "GET /api/forecast": { body: forecastAnswer({ accuracy: { expected, found } }) } });
  return renderScreen(<ForecastAccuracy />);
}

test("the share of right forecasts is shown from 10 checked forecasts on", async () => {
  renderAccuracy(10, 9);
  expect(await screen.findByRole("heading", { name: "How often we were right" })).toBeTruthy();
  expect(
    screen.getByText(/^9 of 10 items that Larder expected to be there were there\./),
  ).toBeTruthy();
});

test("the share of right forecasts is hidden below 10 checked forecasts", async () => {
  const { queryClient } = renderAccuracy(9, 9);
  await waitFor(() => expect(queryClient.getQueryData(["forecast"])).toBeTruthy());
  expect(screen.queryByRole("heading")).toBeNull();
});

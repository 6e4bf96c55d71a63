import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HistoryScreen } from "@/components/checks/history-screen";
import { checkAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const past = (id: number, assumedCount: number) =>
  checkAnswer({
    id,
    status: "completed",
    completedAt: `2026-01-0${id}T00:00:00.000Z`,
    stockStatus: { outOfStock: 0, lowStock: 1, wellStocked: 2 },
    assumedCount,
  });

test("each earlier check names how many items were taken as recorded, if any", async () => {
  fakeApi({ "GET /api/inventory-updates/completed": { body: [past(2, 2), past(1, 0)] } });
  renderScreen(<HistoryScreen />);
  const [second, first] = await screen.findAllByRole("listitem");
  if (!second || !first) throw new Error("Two checks are expected.");
  expect(within(second).getByText("2 items were taken as recorded, not counted.")).toBeTruthy();
  expect(within(first).queryByText(/taken as recorded/)).toBeNull();
});

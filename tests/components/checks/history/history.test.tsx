import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HistoryScreen } from "@/components/checks/history/history-screen";
import { checkAnswer } from "../../../support/answers";
import { fakeApi } from "../../../support/fake-api";
import { renderScreen } from "../../../support/render";

const past = (id: number, assumedCount: number) =>
  checkAnswer({
    id,
    status: "completed",
    completedAt: `2026-01-0${id}T00:00:00.000Z`,
    stockStatus: { outOfStock: 0, lowStock: 1, wellStocked: 2 },
    assumedCount,
  });

test("each earlier check shows how many items were taken as recorded, and nothing when there were none", async () => {
  fakeApi({ "GET /api/inventory-updates/completed": { body: [past(2, 2), past(1, 0)] } });
  renderScreen(<HistoryScreen />);
  const [second, first] = await screen.findAllByRole("listitem");
  if (!second || !first) throw new Error("Two checks are expected.");
  expect(within(second).getByText("2 taken as recorded")).toBeTruthy();
  expect(within(first).queryByText(/taken as recorded/)).toBeNull();
});

test("each earlier check shows who ran it, how long it took and how many items were well stocked", async () => {
  const check = { ...past(1, 0), startedAt: "2026-01-01T00:00:00.000Z" };
  fakeApi({ "GET /api/inventory-updates/completed": { body: [check] } });
  renderScreen(<HistoryScreen />);
  const card = await screen.findByRole("article");
  expect(card.textContent).toContain(`by ${check.user.username}, took under a minute`);
  expect(card.textContent).toContain("well stocked2");
  expect(within(card).getByRole("link").getAttribute("href")).toBe("/check-history/1");
});

test("the history of a household without a completed check links to the home screen and the inventory check", async () => {
  fakeApi({ "GET /api/inventory-updates/completed": { body: [] } });
  renderScreen(<HistoryScreen />);
  expect(await screen.findByText("No completed checks yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  const link = screen.getByRole("link", { name: "Go to the inventory check" });
  expect(link.getAttribute("href")).toBe("/inventory-check");
});

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { TargetSuggestion } from "@/lib/features/target-suggestions/model/dto";
import type { Role } from "@/lib/policy/actor";
import { checkAnswer, forecastAnswer, itemAnswer, soonAnswer } from "../../support/answers";
import { renderHome } from "../home/home-page";

const latest = checkAnswer({
  id: 4,
  status: "completed",
  completedAt: "2026-03-13T12:00:00.000Z",
  user: { username: "robin", email: "" },
});
const items = [1, 2, 3, 4].map((id) => itemAnswer(id, { name: `Item ${id}`, desiredStock: 6 }));
const suggestion = (itemId: number, desiredStock = 6): TargetSuggestion => ({
  itemId,
  kind: "lower",
  desiredStock,
  suggested: 4,
  counts: 4,
  emptyCounts: 0,
  lowest: 900,
  days: 70,
});

function renderWith(
  suggestions: readonly TargetSuggestion[],
  role: Role = "admin",
  forecast = forecastAnswer(),
) {
  let left = suggestions;
  return renderHome(
    {
      "GET /api/items": { body: items },
      "GET /api/inventory-updates/latest": { body: latest },
      "GET /api/target-suggestions": () => ({ body: left }),
      "GET /api/forecast": { body: forecast },
      "POST /api/items/bulk-update": { body: { updated: 1 } },
      "POST /api/items/1/dismissed-suggestions": () => {
        left = left.filter(({ itemId }) => itemId !== 1);
        return { status: 204 };
      },
    },
    role,
  );
}

test("the home screen shows three suggestions at once, and the next one after a dismissal", async () => {
  const { calls } = renderWith([1, 2, 3, 4].map((id) => suggestion(id)));
  expect(await screen.findAllByText("Never less than 3 bottles in 10 weeks.")).toHaveLength(3);
  expect(screen.getAllByText("Keep 4 instead of 6.")).toHaveLength(3);
  expect(screen.queryByRole("link", { name: "Item 4" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss the suggestion for Item 1" }));
  expect(await screen.findByRole("link", { name: "Item 4" })).toBeTruthy();
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        path: "/api/items/1/dismissed-suggestions",
        body: { kind: "lower" },
      }),
    ),
  );
});

test("after a dismissal the next suggestion gets the focus", async () => {
  renderWith([suggestion(1), suggestion(2)]);
  await userEvent.click(
    await screen.findByRole("button", { name: "Dismiss the suggestion for Item 1" }),
  );
  await waitFor(() => expect(screen.queryByRole("link", { name: "Item 1" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Item 2" }));
});

test("after the lowest suggestion was kept, the title of the card gets the focus", async () => {
  renderWith([suggestion(1), suggestion(2)]);
  await userEvent.click(await screen.findByRole("button", { name: "Keep 4 of Item 2" }));
  const title = screen.getByRole("heading", { name: "Better amounts to keep" });
  expect(document.activeElement).toBe(title);
});

test("keeping the suggested amount changes the item and offers to undo it", async () => {
  const { calls } = renderWith([suggestion(1)]);
  await userEvent.click(await screen.findByRole("button", { name: "Keep 4 of Item 1" }));
  expect(await screen.findByText("1 item updated successfully")).toBeTruthy();
  expect(calls).toContainEqual(
    expect.objectContaining({
      path: "/api/items/bulk-update",
      body: { items: [{ id: 1, desiredStock: 4 }] },
    }),
  );
});

test("a suggestion for a target that has been changed since is not shown", async () => {
  renderWith([suggestion(1, 8), suggestion(2)]);
  expect(await screen.findByRole("link", { name: "Item 2" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Item 1" })).toBeNull();
});

test("people who may not change targets see no suggestions on the home screen", async () => {
  const { calls } = renderWith([suggestion(1)], "regular");
  expect(await screen.findByText("Running low now")).toBeTruthy();
  expect(calls.map(({ path }) => path)).not.toContain("/api/target-suggestions");
});

test("a lower target is not suggested for an item that may run out before the next shopping", async () => {
  const soon = [soonAnswer(1), soonAnswer(2)];
  const raise = { ...suggestion(2), kind: "raise", suggested: 8, emptyCounts: 2 } as const;
  renderWith([suggestion(1), raise, suggestion(3)], "admin", forecastAnswer({ items: soon }));
  expect(await screen.findByRole("button", { name: "Keep 8 of Item 2" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Keep 4 of Item 3" })).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Keep 4 of Item 1" })).toBeNull(),
  );
});

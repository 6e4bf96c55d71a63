import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RunOutsScreen } from "@/components/run-outs/run-outs-screen";
import type { ItemTrend } from "@/lib/features/stock/model/dto";
import { itemAnswer, MOMENT } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const trend = (itemId: number, foundEmpty: number): ItemTrend => ({
  itemId,
  counted: 5,
  foundEmpty,
  outShare: 0.24,
  usePerWeek: null,
  amounts: [2, 0],
});

function show(items: readonly ItemTrend[]) {
  fakeApi({
    "GET /api/items": { body: [itemAnswer(1), itemAnswer(2), itemAnswer(3)] },
    "GET /api/item-trends": { body: { from: MOMENT, items } },
  });
  renderScreen(<RunOutsScreen />);
}

test("items that were found empty are listed with their figures, most often first, and link to their pages", async () => {
  show([trend(1, 1), trend(2, 3), trend(3, 0), trend(9, 4)]);
  const table = await screen.findByRole("table", { name: "What runs out most" });
  const rows = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell"));
  const names = within(table).getAllByRole("rowheader");
  expect(names.map(({ textContent }) => textContent)).toEqual(["Item 2", "Item 1"]);
  expect(rows[0]?.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    "Found empty 3 of 5 times",
    "Out 24 % of the time",
    "–Not known yet",
  ]);
  expect(within(table).getByRole("link", { name: "Item 2" }).getAttribute("href")).toBe("/items/2");
  expect(
    within(table).getAllByRole("img", { name: /^Latest counts, the oldest first: 2, 0 / }),
  ).toHaveLength(2);
});

test("the screen What Runs Out Most explains above the table that an item may have been out of stock for longer", async () => {
  show([trend(1, 1)]);
  const table = await screen.findByRole("table", { name: "What runs out most" });
  expect(within(table).getByRole("columnheader", { name: "Time out of stock" })).toBeTruthy();
  const explanation = screen.getByText(/the time out of stock can be longer\.$/);
  expect(explanation.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("without counts the screen What Runs Out Most links to the inventory check", async () => {
  show([]);
  expect(await screen.findByText("No counts yet")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Go to the inventory check" });
  expect(link.getAttribute("href")).toBe("/inventory-check");
});

test("if no count has found an item empty, the screen What Runs Out Most shows that nothing ran out", async () => {
  show([trend(1, 0)]);
  expect(await screen.findByText("Nothing ran out")).toBeTruthy();
});

test("when the trends of the items cannot be loaded, Try again fetches them again", async () => {
  let isReachable = false;
  fakeApi({
    "GET /api/items": { body: [itemAnswer(1)] },
    "GET /api/item-trends": () =>
      isReachable
        ? { body: { from: MOMENT, items: [trend(1, 2)] } }
        : { status: 503, body: { code: "unavailable", message: "Too busy." } },
  });
  const { user } = renderScreen(<RunOutsScreen />);
  expect(await screen.findByText("The counts could not be loaded")).toBeTruthy();
  isReachable = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Item 1" })).toBeTruthy();
});

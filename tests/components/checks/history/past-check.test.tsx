import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PastCheck } from "@/components/checks/history/past-check";
import { PastCheckScreen } from "@/components/checks/history/past-check-screen";
import type { CheckChanges } from "@/lib/features/checks/model/dto";
import { checkAnswer } from "@/tests/support/answers";
import { fakeApi } from "@/tests/support/fake-api";
import { renderScreen } from "@/tests/support/render";

type Row = CheckChanges["counts"][number];

const amount = (newStock: number) => ({ newStock, partialAmount: 0 });
const row = (itemId: number, changes: Partial<Row>): Row => ({
  itemId,
  name: `Item ${itemId}`,
  supermarketItemName: null,
  photo: null,
  pictogram: "beans",
  unit: "can",
  location: { id: 1, name: "Pantry" },
  before: amount(3),
  beforeBasis: "counted",
  after: amount(3),
  basis: "counted",
  countedBy: "anna",
  ...changes,
});

test("a past check distinguishes assumed entries from counts, links to the check before, and names the people who did not complete it", () => {
  const changes: CheckChanges = {
    check: checkAnswer({
      status: "completed",
      completedAt: "2026-01-02T00:00:00.000Z",
      assumedCount: 1,
      stockStatus: { outOfStock: 0, lowStock: 2, wellStocked: 4 },
    }),
    before: { id: 4, completedAt: "2026-01-01T00:00:00.000Z" },
    counts: [
      row(1, { after: amount(1) }),
      row(2, { basis: "assumed", countedBy: "ben" }),
      row(3, { beforeBasis: "assumed", after: amount(2), countedBy: "ben" }),
      row(4, {}),
      row(5, { before: amount(5), after: { newStock: 1, partialAmount: 0.333 } }),
      row(6, {
        before: { newStock: 0, partialAmount: 0.5 },
        after: { newStock: 0, partialAmount: 0.333 },
      }),
      row(7, { beforeBasis: "assumed", basis: "assumed", after: amount(2) }),
    ],
  };
  render(<PastCheck trends={[]} changes={changes} />);
  const earlier = screen.getByRole("link", { name: /^the check completed .* ago$/ });
  expect(earlier.getAttribute("href")).toBe("/check-history/4");
  expect(screen.getByRole("heading", { name: "Changed since the check before" })).toBeTruthy();
  expect(screen.getByText("2 items unchanged")).toBeTruthy();
  expect(screen.getByText("1 taken as recorded")).toBeTruthy();
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Item 1from 3 to 1 can less by2",
    "Item 3from 3 (as recorded) to 2 cans, counted by benless by1",
    "Item 5from 5 to 1⅓ cans less by3⅔",
    "Item 6from ½ to ⅓ can less by⅙",
    "Item 7from 3 to 2 cans, taken as recordedless by1",
    "Item 2from 3 to 3 cans, taken as recorded by bennot counted",
    "Item 4from 3 to 3 cans unchanged",
  ]);
});

test("a past check shows the picture that was chosen for an item", () => {
  const changes: CheckChanges = {
    check: checkAnswer({ status: "completed", completedAt: "2026-01-02T00:00:00.000Z" }),
    before: null,
    counts: [row(1, { pictogram: "honey-pot" })],
  };
  render(<PastCheck trends={[]} changes={changes} />);
  expect(screen.getByRole("listitem").querySelector("img")?.src).toContain("/honey-pot.svg");
});

test("a past check shows how often an item was found empty and its use as separate texts", () => {
  const changes: CheckChanges = {
    check: checkAnswer({ status: "completed", completedAt: "2026-01-02T00:00:00.000Z" }),
    before: null,
    counts: [row(1, { before: null, beforeBasis: null })],
  };
  const trend = {
    itemId: 1,
    counted: 3,
    foundEmpty: 1,
    outShare: null,
    usePerWeek: 1.5,
    amounts: [3, 0, 3],
  };
  render(<PastCheck trends={[trend]} changes={changes} />);
  expect(screen.getByText("Found empty 1 of 3 times")).toBeTruthy();
  expect(screen.getByText("Use: About 1½ cans a week")).toBeTruthy();
});

test("an unknown past check is reported as not found", async () => {
  const answer = { status: 404, body: { message: "Not found", code: "not_found" } };
  fakeApi({ "GET /api/inventory-updates/8/changes": answer });
  renderScreen(<PastCheckScreen updateId={8} />);
  expect(await screen.findByRole("heading", { name: "Inventory check not found" })).toBeTruthy();
});

test("the document title of a past check contains the date of its completion", async () => {
  const completedAt = "2026-01-02T12:00:00.000Z";
  const changes: CheckChanges = {
    check: checkAnswer({ status: "completed", completedAt }),
    before: null,
    counts: [],
  };
  fakeApi({ "GET /api/inventory-updates/8/changes": { body: changes } });
  renderScreen(<PastCheckScreen updateId={8} />);
  await screen.findByRole("heading", { level: 1 });
  expect(document.title).toBe("Check of January 2, 2026 · Larder");
});

test("the server renders the first counts of a long check, in the order of their locations", () => {
  const counts = Array.from({ length: 40 }, (_, index) =>
    row(index, { after: amount(1), location: { id: index % 2, name: `Room ${index % 2}` } }),
  );
  const changes: CheckChanges = {
    check: checkAnswer({ status: "completed", completedAt: "2026-01-02T00:00:00.000Z" }),
    before: null,
    counts,
  };
  const page = document.createElement("div");
  page.innerHTML = renderToString(<PastCheck trends={[]} changes={changes} />);
  const lists = [...page.querySelectorAll("ul")].map(({ children }) => children.length);
  expect(lists).toEqual([20, 4]);
  render(<PastCheck trends={[]} changes={changes} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(40);
});

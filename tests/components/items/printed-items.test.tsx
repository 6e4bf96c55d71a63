import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { jam, oil, renderItems } from "./items-page";

beforeEach(() => setClock(new Date("2026-03-20T12:00:00.000Z")));
afterEach(() => setClock(undefined));

/** Prints as soon as the script of the printed items is loaded. Returns the printed table. */
async function print(): Promise<HTMLElement> {
  return waitFor(() => {
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    return screen.getByRole("table");
  });
}

/** Returns queries for the elements that are rendered for printing. */
const printed = () => within(document.querySelector<HTMLElement>(".printed") ?? document.body);

test("while the browser prints, the shown items are a table with an empty column for a count by hand", async () => {
  renderItems({
    items: [
      { ...oil, lastCountedAt: "2026-03-18T12:00:00.000Z" },
      { ...jam, lastCountedAt: null },
    ],
  });
  await screen.findByRole("heading", { name: "Olive oil" });
  const table = await print();
  const rows = within(table).getAllByRole("row");
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ["Item", "Stock", "Target", "Counted"],
    ["Kitchen"],
    ["Olive oil", "2⅓", "5 bottles", ""],
    ["Cellar"],
    ["Jam", "Not counted yet", "2 jars", ""],
  ]);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByRole("table")).toBeNull();
});

test("the print of all items has no text about a filter", async () => {
  renderItems();
  await screen.findByRole("heading", { name: "Olive oil" });
  await print();
  expect(printed().getByRole("heading", { name: "Items" })).toBeTruthy();
  expect(printed().queryByText(/items$/)).toBeNull();
});

test("the print of filtered items shows how many of all items it contains", async () => {
  renderItems({ search: "stock=out", items: [oil, { ...jam, currentStock: 0 }] });
  await screen.findByRole("heading", { name: "Jam" });
  await print();
  expect(printed().getByText("1 of 2 items")).toBeTruthy();
});

test("the print of the items of one location has the name of the location in its title", async () => {
  renderItems({ search: "locationId=2" });
  await screen.findByRole("heading", { name: "Jam" });
  await print();
  expect(printed().getByRole("heading", { name: "Items in Cellar" })).toBeTruthy();
});

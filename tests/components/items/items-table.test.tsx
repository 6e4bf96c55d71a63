import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setClock } from "@/lib/core/clock";
import { forecastAnswer, itemAnswer, soonAnswer } from "../../support/answers";
import { beWide, jam, names, oil, renderItems } from "./items-page";

const leek = itemAnswer(3, { name: "Leek", unit: "piece", currentStock: 9, lastCountedAt: null });

beforeEach(() => {
  setClock(new Date("2026-03-20T12:00:00.000Z"));
  beWide();
});
afterEach(() => {
  setClock(undefined);
  vi.restoreAllMocks();
});

async function findRow(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole("heading", { name, level: 3 })).closest("[role=row]");
  if (!(row instanceof HTMLElement)) throw new Error(`${name} has no row.`);
  return row;
}

describe("the table of items in a wide window", () => {
  test("a row of the table has the name, stock, target, unit, time of the last count, trend and location, in this order", async () => {
    const lastCountedAt = "2026-03-18T12:00:00.000Z";
    renderItems({ items: [{ ...oil, desiredStock: 3.5, lastCountedAt }] });
    const row = await findRow("Olive oil");
    const cells = [...within(row).getAllByRole("rowheader"), ...within(row).getAllByRole("cell")];
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      "Olive oilStock: 2⅓/3½ bottles",
      "2⅓ Low stock",
      "3½",
      "bottle",
      "2 days ago",
      "–Not known yet",
      "Kitchen",
    ]);
  });

  test("the heading of a location in the table spans all columns", async () => {
    renderItems();
    await findRow("Olive oil");
    const heading = screen.getByRole("heading", { name: "Kitchen" }).closest("[role=cell]");
    const columns = screen.getAllByRole("columnheader").length;
    expect(heading?.getAttribute("aria-colspan")).toBe(String(columns));
  });

  test("the column Trend shows the use per week of the forecasts, marks items that may run out soon, and can be sorted", async () => {
    const forecasts = [
      soonAnswer(1, { word: "weeks", usePerDay: 0.3 }),
      soonAnswer(2, { usePerDay: 0.1 }),
    ];
    const answers = { "GET /api/forecast": { body: forecastAnswer({ items: forecasts }) } };
    const { user } = renderItems({ items: [oil, jam, leek], answers });
    expect(await within(await findRow("Olive oil")).findByText("2 a week")).toBeTruthy();
    const soon = within(await findRow("Jam")).getByText(/a week/);
    expect(soon.textContent).toBe("½ a week, may run out soon");
    await user.click(screen.getByRole("button", { name: "Trend" }));
    await waitFor(() => expect(names()).toEqual(["Jam", "Olive oil", "Leek"]));
  });

  test("a press on a column heading sorts all items by the column, and a second press reverses the order", async () => {
    const { user } = renderItems({ items: [oil, jam, leek] });
    await findRow("Leek");
    expect(screen.getByRole("columnheader", { name: "Location" }).ariaSort).toBe("ascending");
    const button = screen.getByRole("button", { name: "Item" });
    await user.click(button);
    await waitFor(() => expect(names()).toEqual(["Jam", "Leek", "Olive oil"]));
    const head = screen.getByRole("columnheader", { name: "Item" });
    expect(head.ariaSort).toBe("ascending");
    const others = screen.queryAllByRole("columnheader", { name: /Location|Stock|Unit/ });
    expect(others.map(({ ariaSort }) => ariaSort)).toEqual([null, null, null]);
    await user.click(button);
    await waitFor(() => expect(names()).toEqual(["Olive oil", "Leek", "Jam"]));
    expect(head.ariaSort).toBe("descending");
    await waitFor(() => expect(window.location.search).toBe("?sort=-name"));
  });

  test("the sort order in the URL is applied when the items screen opens", async () => {
    renderItems({ items: [oil, jam, leek], search: "sort=-name" });
    await findRow("Leek");
    expect(names()).toEqual(["Olive oil", "Leek", "Jam"]);
  });
});

test("items are filtered by unit, and Show all items ends the filter and keeps the sort order", async () => {
  const { user } = renderItems({ items: [oil, jam, leek], search: "sort=name" });
  await findRow("Leek");
  await user.selectOptions(screen.getByRole("combobox", { name: "Unit" }), "Jar");
  await waitFor(() => expect(names()).toEqual(["Jam"]));
  await waitFor(() => expect(window.location.search).toBe("?unit=jar&sort=name"));
  await user.click(screen.getByRole("button", { name: "Show all items" }));
  await waitFor(() => expect(names()).toEqual(["Jam", "Leek", "Olive oil"]));
});

test("selecting a location in the filter opens the location's items screen, and All locations opens that of all items", async () => {
  const { user } = renderItems({ items: [oil, jam], search: "item=1" });
  await findRow("Olive oil");
  const select = screen.getByRole("combobox", { name: "Location" });
  await user.selectOptions(select, "Cellar");
  expect(await screen.findByRole("heading", { name: "Items in Cellar", level: 1 })).toBeTruthy();
  expect(window.location.search).toBe("?locationId=2");
  await user.selectOptions(screen.getByRole("combobox", { name: "Location" }), "All locations");
  expect(await screen.findByRole("heading", { name: "Items", level: 1 })).toBeTruthy();
});

test("in a window that is too narrow for the table's headings, a select sorts the items", async () => {
  const { user } = renderItems({ items: [oil, jam, leek], search: "sort=name" });
  await findRow("Leek");
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Sort by" }),
    "Sort by name, descending",
  );
  await waitFor(() => expect(names()).toEqual(["Olive oil", "Leek", "Jam"]));
  await waitFor(() => expect(window.location.search).toBe("?sort=-name"));
});

test("the location filter has only locations that contain items", async () => {
  renderItems({ items: [oil], search: "sort=name" });
  await findRow("Olive oil");
  const options = within(screen.getByRole("combobox", { name: "Location" })).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["All locations", "Kitchen"]);
});

import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ItemGroups } from "@/components/items/item-groups";
import type { ItemGroup } from "@/lib/features/items/model/rules";
import { CHECKING_ORDER } from "@/lib/features/items/model/sort";
import { itemAnswer, locationAnswer } from "../../support/answers";

function renderItems(count: number): void {
  const items = Array.from({ length: count }, (_, index) => itemAnswer(index + 1));
  const groups = [
    { location: locationAnswer(1, "Kitchen"), items: items.slice(0, 3) },
    { location: locationAnswer(2, "Cellar"), items: items.slice(3) },
  ];
  renderGroups(groups);
}

function renderGroups(groups: ItemGroup[]): void {
  render(groupsOf(groups));
}

function groupsOf(groups: ItemGroup[]) {
  return (
    <ItemGroups
      groups={groups}
      hasHeadings
      recentlyUpdated={new Set()}
      selected={null}
      sort={CHECKING_ORDER}
      onSort={() => undefined}
      actions={{}}
      onAdd={undefined}
      onArrange={undefined}
      forecasts={new Map()}
      weeklyUse={new Map()}
    />
  );
}

test("the German names of a location and of an item have German as their language, and English names have none", () => {
  const groups = [
    {
      location: locationAnswer(1, "Hauswirtschaftsraum"),
      items: [
        { ...itemAnswer(1), name: "Vollkornspaghetti" },
        { ...itemAnswer(2), name: "Olive oil" },
      ],
    },
  ];
  renderGroups(groups);
  const languageOf = (text: string) =>
    screen.getByText(text).closest("[lang]")?.getAttribute("lang") ?? null;
  expect(["Hauswirtschaftsraum", "Vollkornspaghetti", "Olive oil"].map(languageOf)).toEqual([
    "de",
    "de",
    null,
  ]);
});

test("a list of 500 items has all rows, so that the search of the browser finds them", () => {
  renderItems(500);
  expect(screen.getAllByRole("listitem")).toHaveLength(500);
});

test("a list of 501 items is windowed: it has only the first rows, and each row has its position in the list", async () => {
  renderItems(501);
  expect((await screen.findAllByRole("listitem")).length).toBeLessThan(40);
  const entry = screen.getAllByRole("listitem").at(-1);
  expect(entry?.getAttribute("aria-setsize")).toBe("498");
});

test("the server renders the first rows of a long list, and boxes of the same height for the others", () => {
  const long = { ...itemAnswer(40), name: "Vollkornspaghetti aus Hartweizen" };
  const items = [...Array.from({ length: 39 }, (_, index) => itemAnswer(index + 1)), long];
  const page = document.createElement("div");
  page.innerHTML = renderToString(groupsOf([{ location: locationAnswer(1, "Kitchen"), items }]));
  const rows = [...page.querySelectorAll("[role=listitem]")];
  const boxes = [...page.querySelectorAll("[role=list] > [aria-hidden]")];
  expect([rows.length, boxes.length]).toEqual([32, 8]);
  const heightOf = (element: Element | undefined) =>
    [...(element?.classList ?? [])].filter((name) => name.includes("min-h-"));
  expect(heightOf(boxes[0])).toEqual(heightOf(rows[0]));
  expect(heightOf(boxes[7])).not.toEqual(heightOf(rows[0]));
});

import { render, screen } from "@testing-library/react";
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
  render(
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
    />,
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

import { describe, expect, it } from "vitest";
import { csvFileName, planImport } from "@/lib/features/csv/model/rules";
import type { ImportRow } from "@/lib/features/csv/model/schema";

function itemRow(row: number, location: string, name: string): ImportRow {
  const amounts = { desiredStock: 1, currentStock: 0, partialAmount: 0 };
  return { row, location, item: { name, unit: "box", supermarketItemName: null, ...amounts } };
}

const bare = (row: number, location: string): ImportRow => ({ row, location, item: null });

const existing = {
  locations: [
    { id: 1, name: "Kitchen" },
    { id: 2, name: "kitchen" },
  ],
  items: [
    { locationId: 1, name: "Rice" },
    { locationId: 2, name: "Oats" },
  ],
};

describe("planImport", () => {
  it("planImport creates each missing location once, in the order of the file", () => {
    const rows = [itemRow(2, "Cellar", "Wine"), bare(3, "Attic"), itemRow(4, "CELLAR", "Beer")];
    expect(planImport(rows, existing)).toMatchObject({
      newLocations: ["Cellar", "Attic"],
      refused: [],
      items: [{ row: 2 }, { row: 4 }],
    });
  });

  it("planImport refuses existing items regardless of case, in every location with the same name", () => {
    const rows = [itemRow(2, "KITCHEN", "RICE"), itemRow(3, "Kitchen", "oats")];
    expect(planImport(rows, existing)).toEqual({
      newLocations: [],
      items: [],
      refused: [
        { row: 2, reason: "“RICE” is already in KITCHEN" },
        { row: 3, reason: "“oats” is already in Kitchen" },
      ],
    });
  });

  it("planImport refuses an item that an earlier row adds to the same location", () => {
    const rows = [
      itemRow(2, "Cellar", "Rice"),
      itemRow(3, "Attic", "Rice"),
      itemRow(4, "Cellar", "rice"),
    ];
    const { items, refused } = planImport(rows, existing);
    expect(items.map(({ row }) => row)).toEqual([2, 3]);
    expect(refused).toEqual([{ row: 4, reason: "“rice” is in row 2 already" }]);
  });

  it("planImport does not create a location that exists", () => {
    expect(planImport([bare(2, "kitchen")], existing)).toEqual({
      newLocations: [],
      items: [],
      refused: [],
    });
  });

  it("planImport adds two items whose locations and names differ but are equal when concatenated", () => {
    const rows = [itemRow(2, 'a","b', "c"), itemRow(3, "a", 'b","c')];
    expect(planImport(rows, { locations: [], items: [] }).items).toHaveLength(2);
  });
});

it("the name of an exported CSV file contains the product and the day", () => {
  expect(csvFileName("Larder", "2026-03-01")).toBe("larder-items-2026-03-01.csv");
});

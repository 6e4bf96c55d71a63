import { describe, expect, it } from "vitest";
import { guessMapping } from "@/lib/features/csv/model/columns";
import { readNumber, readUnit } from "@/lib/features/csv/model/read-cell";
import { type ReadingOptions, readRows } from "@/lib/features/csv/model/read-rows";

const HEADERS = [
  "Item",
  "Location",
  "Unit",
  "Desired quantity",
  "Current stock",
  "Note",
  "Units per pack",
  "Buy when below",
  "Best before",
];

function read(rows: readonly string[][], options: Partial<ReadingOptions> = {}) {
  const table = { headers: HEADERS, rows: rows.map((cells, at) => ({ row: at + 2, cells })) };
  const mapping = guessMapping(HEADERS);
  return readRows(table, { mapping, fallbackLocation: "", fallbackUnit: null, ...options });
}

const reasonFor = (...cells: string[]) => read([cells]).refused[0]?.reason;

describe("rows that an import refuses", () => {
  it.each([
    [["", "Kitchen", "bag"], "Item name is required"],
    [["Rice", "", "bag"], "Location name is required"],
    [["Rice", "Kitchen", ""], "Unit is required"],
    [["Rice", "Kitchen", "kg"], "“kg” is none of the units there are"],
    [["Rice", "Kitchen", "__proto__"], "“__proto__” is none of the units there are"],
    [["x".repeat(101), "Kitchen", "bag"], "Item must be at most 100 characters"],
    [["Rice", "x".repeat(101), "bag"], "Location must be at most 100 characters"],
    [["Ri\u0000ce", "Kitchen", "bag"], "Item contains characters that cannot be used"],
    [["Rice", "Kitchen", "bag", "0"], "Desired quantity must be greater than 0"],
    [["Rice", "Kitchen", "bag", "-1"], "Desired quantity must be greater than 0"],
    [["Rice", "Kitchen", "bag", "0.001"], "Desired quantity must be at least 0.01"],
    [["Rice", "Kitchen", "bag", "10000"], "Desired quantity must be at most 9999"],
    [
      ["Rice", "Kitchen", "bag", "2", "", "", "", "3"],
      "Buy when below must be at most the desired quantity",
    ],
    [
      ["Rice", "Kitchen", "bag", "2", "", "", "", "", "5/12/26"],
      "Best before must be a date from 2000 to 2100",
    ],
    [["Rice", "Kitchen", "bag", "two"], "Desired quantity: “two” cannot be read as a number"],
    [["Rice", "Kitchen", "bag", "1,234"], "Desired quantity: “1,234” cannot be read as a number"],
    [["Rice", "Kitchen", "bag", "1", "-2"], "Current stock must not be negative"],
    [["Rice", "Kitchen", "bag", "1", "10000"], "Current stock must be at most 9999"],
    [
      ["Rice", "Kitchen", "bag", "1", "2.9"],
      "Current stock must be whole, or with one third, one half or two thirds",
    ],
    [
      ["Rice", "Kitchen", "bag", "1", "1", "", "1.5"],
      "Units per pack must be a whole number from 1 to 999",
    ],
    [
      ["Rice", "Kitchen", "bag", "1", "1", "", "0"],
      "Units per pack must be a whole number from 1 to 999",
    ],
    [
      ["Rice", "Kitchen", "bag", "1", "1", "", "ten"],
      "Units per pack: “ten” cannot be read as a number",
    ],
  ])("the row %j is refused: %s", (cells, reason) => {
    expect(reasonFor(...cells)).toBe(reason);
  });

  it("a refused row does not prevent the import of other rows", () => {
    const { rows, refused } = read([
      ["Rice", "Kitchen", "bag"],
      ["", "Kitchen", "bag"],
      ["Oats", "Kitchen", "box"],
    ]);
    expect(rows.map(({ row }) => row)).toEqual([2, 4]);
    expect(refused.map(({ row }) => row)).toEqual([3]);
  });
});

describe("rows that an import accepts", () => {
  const item = (...cells: string[]) => read([cells]).rows[0]?.item;

  it("an imported row has the units per pack of its column, or none", () => {
    expect(item("Eggs", "Kitchen", "piece", "12", "", "", "10")).toHaveProperty("packSize", 10);
    expect(item("Eggs", "Kitchen", "piece", "12")?.packSize).toBeUndefined();
  });

  it("an imported row has the reorder point of its column, or none", () => {
    const cells = ["Eggs", "Kitchen", "piece", "12", "", "", ""];
    expect(item(...cells, "6,5")).toHaveProperty("reorderPoint", 6.5);
    expect(item(...cells)?.reorderPoint).toBeUndefined();
  });

  it("an imported row has the best-before date of its column, or none", () => {
    const cells = ["Eggs", "Kitchen", "piece", "12", "", "", "", ""];
    expect(item(...cells, "2026-12-05")).toHaveProperty("bestBefore", "2026-12-05");
    expect(item(...cells)?.bestBefore).toBeUndefined();
  });

  it("an imported row without quantities gets the desired stock 1 and no stock", () => {
    expect(item("Rice", "Kitchen", "Bags")).toEqual({
      name: "Rice",
      unit: "bag",
      supermarketItemName: null,
      desiredStock: 1,
    });
  });

  it.each([
    ["2", 2, 0],
    ["2.333", 2, 0.333],
    ["0,5", 0, 0.5],
    ["0,333", 0, 0.333],
    ["9999.667", 9999, 0.667],
    ["1.0", 1, 0],
    ["3.75", 3, 0.667],
    ["3.25", 3, 0.333],
  ])(
    "the imported stock %s is read as %d units and the partial amount %d",
    (text, currentStock, partialAmount) => {
      expect(item("Rice", "Kitchen", "bag", "1", text)).toMatchObject({
        currentStock,
        partialAmount,
      });
    },
  );

  it("a row without a location gets the fallback location", () => {
    const { rows } = read([["Rice", "", "bag"]], { fallbackLocation: " Cellar " });
    expect(rows[0]?.location).toBe("Cellar");
  });

  it("a row with only a location is read as a location without an item", () => {
    expect(read([["", "Kitchen"]])).toEqual({
      rows: [{ row: 2, location: "Kitchen", item: null }],
      refused: [],
    });
  });

  it("line breaks and tabs in an imported name become single spaces", () => {
    expect(item("Ri\r\nce\tlong", "Kitchen", "bag")?.name).toBe("Ri ce long");
  });

  it.each([
    ["values only in unused columns", ["", "", "", "", "", "a note"]],
    ["spaces in the used columns", [" ", " ", "", "", "", "a note"]],
    ["fewer cells than columns, all empty", ["", ""]],
  ])("a row with %s is skipped", (_, cells) => {
    expect(read([cells])).toEqual({ rows: [], refused: [] });
  });
});

it.each([
  ["Bottle", "bottle"],
  [" boxes ", "box"],
  ["PCS", "piece"],
  ["Tin can", "can"],
  ["packet", "pack"],
  ["kg", undefined],
  ["constructor", undefined],
  ["", undefined],
])("readUnit reads %j as %s", (text, unit) => {
  expect(readUnit(text)).toBe(unit);
});

it.each([
  ["7", 7],
  [" 1.5 ", 1.5],
  ["1,5", 1.5],
  ["-3", -3],
  ["1,234", null],
  ["1.234,5", null],
  ["1e3", null],
  ["0x10", null],
  ["", null],
  ["½", null],
])("readNumber reads the text %j of a CSV cell as %s", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

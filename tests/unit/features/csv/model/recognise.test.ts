import { describe, expect, it } from "vitest";
import {
  type CsvMapping,
  guessMapping,
  likelyFallbackUnit,
  unusedColumns,
} from "@/lib/features/csv/model/columns";
import { parseCsv } from "@/lib/features/csv/model/parse-csv";
import { type ReadingOptions, readRows } from "@/lib/features/csv/model/read-rows";
import { recogniseSource } from "@/lib/features/csv/model/sources";
import {
  GROCY_PRODUCTS_CSV,
  GROCY_STOCK_CSV,
  HOMEBOX_CSV,
  OLD_HOMEBOX_CSV,
} from "@/tests/support/csv-files";

function tableOf(text: string) {
  const parsed = parseCsv(text);
  if ("problem" in parsed) throw new Error(parsed.problem);
  return parsed.table;
}

function read(text: string, options: Partial<ReadingOptions> = {}) {
  const table = tableOf(text);
  const mapping = guessMapping(table.headers);
  return readRows(table, { mapping, fallbackLocation: "", fallbackUnit: null, ...options });
}

/** Returns for each field the name of the column that is matched to it. */
function namesOf(text: string): Record<keyof CsvMapping, string | undefined> {
  const { headers } = tableOf(text);
  const mapping = guessMapping(headers);
  const header = (field: keyof CsvMapping) => {
    const place = mapping[field];
    return place === null ? undefined : headers[place];
  };
  return {
    location: header("location"),
    name: header("name"),
    unit: header("unit"),
    supermarketItemName: header("supermarketItemName"),
    desiredStock: header("desiredStock"),
    currentStock: header("currentStock"),
    packSize: header("packSize"),
    reorderPoint: header("reorderPoint"),
    bestBefore: header("bestBefore"),
  };
}

const item = {
  supermarketItemName: null,
  desiredStock: 1,
  currentStock: 0,
  partialAmount: 0,
};

describe("Homebox exports", () => {
  it.each([
    [HOMEBOX_CSV, "HB.low_stock_threshold"],
    [OLD_HOMEBOX_CSV, undefined],
  ])("the columns of a Homebox export are recognised", (text, desiredStock) => {
    expect(recogniseSource(tableOf(text).headers)?.name).toBe("Homebox");
    expect(namesOf(text)).toEqual({
      location: "HB.location",
      name: "HB.name",
      unit: undefined,
      supermarketItemName: undefined,
      desiredStock,
      currentStock: "HB.quantity",
    });
  });

  it("a Homebox export gives location paths and quantities, and archived items are refused", () => {
    const cellar = "Home / Cellar";
    expect(read(HOMEBOX_CSV, { fallbackUnit: "can" })).toEqual({
      rows: [
        { row: 2, location: "Home", item: null },
        { row: 3, location: cellar, item: null },
        {
          row: 4,
          location: cellar,
          item: {
            ...item,
            name: "Tomatoes, peeled",
            unit: "can",
            desiredStock: 4,
            currentStock: 7,
          },
        },
        {
          row: 5,
          location: cellar,
          item: {
            ...item,
            name: "=Lamp oil",
            unit: "can",
            currentStock: 2,
            partialAmount: 0.5,
          },
        },
      ],
      refused: [{ row: 6, reason: "Archived in Homebox" }],
    });
  });
});

describe("Grocy exports", () => {
  it("the columns of a Grocy stock overview are recognised", () => {
    expect(recogniseSource(tableOf(GROCY_STOCK_CSV).headers)?.name).toBe("Grocy");
    expect(namesOf(GROCY_STOCK_CSV)).toEqual({
      location: "product_default_location_name",
      name: "product_name",
      unit: "qu_stock_name",
      supermarketItemName: undefined,
      desiredStock: "min_stock_amount",
      currentStock: "amount",
    });
  });

  it("a Grocy row without a minimum gets the desired quantity 1, and an unknown unit is refused", () => {
    expect(read(GROCY_STOCK_CSV)).toEqual({
      rows: [
        {
          row: 2,
          location: "Candy cupboard",
          item: { ...item, name: "Cookies", unit: "pack", desiredStock: 8, currentStock: 5 },
        },
        {
          row: 3,
          location: "Fridge",
          item: { ...item, name: "Milk", unit: "bottle", partialAmount: 0.5 },
        },
      ],
      refused: [{ row: 4, reason: "“Gram” is none of the units there are" }],
    });
    expect(read(GROCY_STOCK_CSV, { fallbackUnit: "piece" }).rows[2]?.item).toMatchObject({
      name: "Flour",
      unit: "piece",
      desiredStock: 500,
      currentStock: 250,
    });
  });

  it("numeric locations and units in Grocy's table of products are not read as names", () => {
    expect(recogniseSource(tableOf(GROCY_PRODUCTS_CSV).headers)?.name).toBe("Grocy");
    expect(namesOf(GROCY_PRODUCTS_CSV)).toMatchObject({ location: undefined, unit: undefined });
    expect(
      read(GROCY_PRODUCTS_CSV, { fallbackLocation: "Pantry", fallbackUnit: "box" }),
    ).toMatchObject({
      rows: [{ row: 2, location: "Pantry", item: { name: "Cookies", unit: "box" } }],
      refused: [{ row: 3, reason: "Not active in Grocy" }],
    });
  });
});

describe("CSV files of other applications", () => {
  it.each([
    [
      "Location,Item,Supermarket item name,Unit,Desired quantity,Current stock,Units per pack",
      [0, 1, 2, 3, 4, 5, 6, null, null],
    ],
    [
      "Location,Item,Supermarket item name,Unit,Desired quantity,Current stock",
      [0, 1, 2, 3, 4, 5, null, null, null],
    ],
    ["name;room;qty;Buy when below", [1, 0, null, null, null, 2, null, 3, null]],
    ["name;room;qty;Best before", [1, 0, null, null, null, 2, null, null, 3]],
    ["name;room;qty;units per pack", [1, 0, null, null, null, 2, 3, null, null]],
    ["name;room;qty;pack size", [1, 0, null, null, null, 2, null, null, null]],
    [
      "Product name\tStorage location\tMin. stock\tStock",
      [1, 0, null, null, 2, 3, null, null, null],
    ],
    ["a,b", [null, null, null, null, null, null, null, null, null]],
  ])("columns of an unknown CSV file are matched by their names: %s", (head, places) => {
    const { headers } = tableOf(`${head}\n${head}`);
    expect(recogniseSource(headers)).toBeNull();
    expect(Object.values(guessMapping(headers))).toEqual(places);
  });
});

it.each(["Old HB.name", "HB.names"])(
  "a file with the column %s is not recognised as a Homebox export",
  (name) => {
    expect(recogniseSource([name, "Location"])).toBeNull();
  },
);

it("unusedColumns returns the names of the columns that are not imported", () => {
  const { headers } = tableOf("Name,Colour,Current,,Supermarket\nRice,white,1,,Basmati\n");
  expect(unusedColumns(headers, guessMapping(headers))).toEqual(["Colour"]);
});

it("items of a file without a unit column are counted in pieces unless another unit is chosen", () => {
  expect(likelyFallbackUnit(guessMapping(["Item", "Location"]))).toBe("piece");
  expect(likelyFallbackUnit(guessMapping(["Unit", "Item"]))).toBeNull();
});

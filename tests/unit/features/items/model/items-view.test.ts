import { describe, expect, it } from "vitest";
import {
  describeAmount,
  describeStockOfDesired,
  itemsView,
  stockOfDesired,
} from "@/lib/features/items/model/rules";
import { itemAnswer, locationAnswer } from "@/tests/support/answers";

const cellar = locationAnswer(9, "Cellar");
const kitchen = locationAnswer(2, "Kitchen");
const locations = [cellar, kitchen];
const oil = itemAnswer(1, { locationId: 2 });
const jam = itemAnswer(3, { locationId: 9 });
const rice = itemAnswer(4, { locationId: 2 });
const data = { locations, items: [oil, jam, rice], hasFailed: false, locationId: undefined };

describe("the state of the items screen", () => {
  it("the items screen groups items by location in the order of the locations", () => {
    expect(itemsView(data)).toEqual({
      kind: "list",
      location: null,
      groups: [
        { location: cellar, items: [jam] },
        { location: kitchen, items: [oil, rice] },
      ],
      total: 3,
    });
  });

  it("the items screen shows a location without items, so that an item can be added to it", () => {
    expect(itemsView({ ...data, items: [oil] })).toMatchObject({
      groups: [
        { location: cellar, items: [] },
        { location: kitchen, items: [oil] },
      ],
    });
  });

  it("the items screen shows only the location of its URL", () => {
    expect(itemsView({ ...data, locationId: 9 })).toEqual({
      kind: "list",
      location: cellar,
      groups: [{ location: cellar, items: [jam] }],
      total: 1,
    });
  });

  it.each([
    ["loading", { items: undefined }],
    ["loading", { locations: undefined, locationId: 2 }],
    ["failed", { locations: undefined, hasFailed: true }],
    ["unknownLocation", { locationId: 77 }],
    ["unknownLocation", { locationId: Number.NaN }],
    ["unknownLocation", { locationId: 2, locations: [] }],
    ["noLocations", { locations: [], items: [] }],
    ["empty", { items: [] }],
    ["empty", { items: [oil], locationId: 9 }],
    ["list", { hasFailed: true }],
  ])("the state of the items screen is %s with %j", (kind, changes) => {
    expect(itemsView({ ...data, ...changes }).kind).toBe(kind);
  });
});

describe("stockOfDesired", () => {
  it.each([
    ["2⅓/5 bottles", 2, 0.333, 5, "bottle"],
    ["0/1 box", 0, 0, 1, "box"],
    ["3/1 bottle", 3, 0, 1, "bottle"],
    ["½/2 boxes", 0, 0.5, 2, "box"],
    ["1/½ rolls", 1, 0, 0.5, "roll"],
    ["2½/3½ bottles", 2, 0.5, 3.5, "bottle"],
    ["1/0.25 bottles", 1, 0, 0.25, "bottle"],
    ["⅔/9999 cans", 0, 0.667, 9999, "can"],
  ] as const)(
    "stockOfDesired formats stock and desired stock as %s",
    (text, currentStock, partialAmount, desiredStock, unit) => {
      expect(stockOfDesired({ currentStock, partialAmount, desiredStock, unit })).toBe(text);
    },
  );
});

describe("amounts with a unit", () => {
  it.each([
    ["⅓ tube", 100, "tube"],
    ["0 boxes", 0, "box"],
    ["1 box", 300, "box"],
    ["3½ packs", 1050, "pack"],
    ["0.25 bottle", 75, "bottle"],
  ] as const)("describeAmount returns %s", (text, amount, unit) => {
    expect(describeAmount(amount, unit)).toBe(text);
  });

  it("describeStockOfDesired uses fraction signs for the stock and for the desired stock", () => {
    const stock = { currentStock: 2, partialAmount: 0.333, desiredStock: 3.5 };
    expect(describeStockOfDesired({ ...stock, unit: "bottle" })).toBe("2⅓ of 3½ bottles");
  });

  it.each([
    [4, "4 of 4 cans"],
    [6, "6 cans, target 4"],
  ])("describeStockOfDesired describes a stock of %i with the target 4 as %j", (stock, text) => {
    const item = { currentStock: stock, partialAmount: 0, desiredStock: 4, unit: "can" } as const;
    expect(describeStockOfDesired(item)).toBe(text);
  });
});

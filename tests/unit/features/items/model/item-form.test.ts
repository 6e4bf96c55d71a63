import { describe, expect, it } from "vitest";
import { itemFormSchema } from "@/lib/features/items/model/schema";

const form = {
  name: "Rice",
  locationId: 1,
  desiredStock: "2",
  reorderPoint: "",
  unit: "bag",
  packSize: "1",
  bestBefore: "",
};
const parse = (changes: object) => itemFormSchema.safeParse({ ...form, ...changes });
const messageAt = (field: string, changes: object) =>
  parse(changes).error?.issues.find(({ path }) => path[0] === field)?.message;

describe("the item form", () => {
  it.each([
    ["name", { name: "  " }, "Item name is required"],
    ["locationId", { locationId: undefined }, "Location is required"],
    ["desiredStock", { desiredStock: "0" }, "Must be greater than 0"],
    ["desiredStock", { desiredStock: "-2" }, "Must be greater than 0"],
    ["unit", { unit: undefined }, "Unit is required"],
    ["packSize", { packSize: "0" }, "Must be a whole number from 1 to 999"],
    ["packSize", { packSize: "1.5" }, "Must be a whole number from 1 to 999"],
    ["packSize", { packSize: "1000" }, "Must be a whole number from 1 to 999"],
    ["packSize", { packSize: "ten" }, "Must be a whole number from 1 to 999"],
    ["bestBefore", { bestBefore: "1999-12-31" }, "Must be a date from 2000 to 2100"],
    ["bestBefore", { bestBefore: "2026-02-30" }, "Must be a date from 2000 to 2100"],
    ["reorderPoint", { reorderPoint: "0" }, "Must be greater than 0"],
    ["reorderPoint", { reorderPoint: "some" }, "Must be greater than 0"],
    ["reorderPoint", { reorderPoint: "1 1/" }, "Enter an amount such as 2, 1.5 or 1 1/2"],
    ["reorderPoint", { reorderPoint: "2.01" }, "Must be at most the desired quantity"],
    ["unit", { unit: "" }, "Unit is required"],
  ])("the item form shows an error at %s for %j: %s", (field, changes, message) => {
    expect(messageAt(field, changes)).toBe(message);
  });

  it.each([
    ["abc", 1],
    ["", 1],
    ["2", 2],
    ["0.01", 0.01],
    ["1,5", 1.5],
    [" 3 ", 3],
    ["2.", 2],
    ["1 1/2", 1.5],
    ["1½", 1.5],
  ])("the item form reads the desired quantity %j as %d", (text, value) => {
    expect(parse({ desiredStock: text }).data?.desiredStock).toBe(value);
  });

  it.each(["1 1/", "1/10", "3/2", "7/2", "½½", "-1/2"])(
    "the item form refuses the desired quantity %j",
    (text) => {
      expect(messageAt("desiredStock", { desiredStock: text })).toBe(
        "Enter an amount such as 2, 1.5 or 1 1/2",
      );
    },
  );

  it.each([
    ["10", 10],
    [" 999 ", 999],
    ["", 1],
  ])("the item form reads the units per pack %j as %i", (text, packSize) => {
    expect(parse({ packSize: text }).data?.packSize).toBe(packSize);
  });

  it.each([
    ["", null],
    [" ", null],
    ["1 1/2", 1.5],
    ["2", 2],
  ])("the item form reads the reorder point %j as %s", (text, reorderPoint) => {
    expect(parse({ reorderPoint: text }).data?.reorderPoint).toBe(reorderPoint);
  });

  it("the item form reads an empty best-before date as none", () => {
    expect(parse({ bestBefore: "" }).data?.bestBefore).toBeNull();
    expect(parse({ bestBefore: "2026-12-05" }).data?.bestBefore).toBe("2026-12-05");
  });

  it("the item form trims the name and the supermarket name", () => {
    const { data } = parse({ name: " Rice ", supermarketItemName: " Basmati " });
    expect(data).toMatchObject({ name: "Rice", supermarketItemName: "Basmati" });
  });
});

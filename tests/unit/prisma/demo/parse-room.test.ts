import { expect, test } from "vitest";
import { parseRoom } from "@/prisma/demo/parse-room";

test("parseRoom reads a line of demo data as an item with its counts", () => {
  const room = parseRoom(
    "Pantry",
    `
    Plain flour | bag | 2.5 | - 2½ ⅔* 0 10⅓ | Plain Flour 1.5 kg
    `,
  );
  const stock = (currentStock: number, partialAmount: number) => ({ currentStock, partialAmount });
  expect(room).toEqual({
    name: "Pantry",
    items: [
      {
        name: "Plain flour",
        unit: "bag",
        desiredStock: 2.5,
        packSize: 1,
        reorderPoint: null,
        supermarketItemName: "Plain Flour 1.5 kg",
        counts: [
          null,
          { stock: stock(2, 0.5), isBought: true },
          { stock: stock(0, 0.667), isBought: false },
          { stock: stock(0, 0), isBought: true },
          { stock: stock(10, 0.333), isBought: true },
        ],
      },
    ],
  });
});

test("parseRoom reads a desired stock with a slash as one that is bought in packs", () => {
  const [item] = parseRoom("Fridge", "Eggs | piece | 12/10 | 5 |").items;
  expect(item).toMatchObject({ desiredStock: 12, packSize: 10 });
});

test("parseRoom reads an empty last cell as a missing supermarket name", () => {
  const [item] = parseRoom("Garage", "Charcoal | bag | 1 | 1 |").items;
  expect(item?.supermarketItemName).toBeNull();
});

test.each([
  ["an unknown unit", "Milk | litre | 1 | 1 | Milk"],
  ["a desired stock of 0", "Milk | carton | 0 | 1 | Milk"],
  ["an empty name", " | carton | 1 | 1 | Milk"],
  ["a malformed count", "Milk | carton | 1 | 1.5 | Milk"],
  ["a star without a count", "Milk | carton | 1 | * | Milk"],
  ["an empty list of counts", "Milk | carton | 1 | | Milk"],
])("parseRoom refuses a line with %s", (_, line) => {
  expect(() => parseRoom("Fridge", line)).toThrow();
});

import { expect, test } from "vitest";
import { describePurge } from "@/components/data-management/describe-purge";

const nothing = {
  inventoryUpdates: false,
  inventoryItems: false,
  shoppingLists: false,
  shoppingListItems: false,
};
const rows = {
  inventoryUpdates: 6,
  inventoryItems: 1440,
  shoppingLists: 1,
  shoppingListItems: 12,
  items: 1,
};

test.each([
  [
    "checks and their counts",
    ["inventoryUpdates", "inventoryItems"],
    rows,
    "This deletes 6 checks, 1,440 counts. 1 list, 12 lines, 1 item stay.",
  ],
  [
    "all four categories",
    Object.keys(nothing),
    { ...rows, items: 74 },
    "This deletes 6 checks, 1,440 counts, 1 list, 12 lines. 74 items stay.",
  ],
  [
    "counts alone, without lists",
    ["inventoryItems"],
    { ...rows, inventoryUpdates: 0, shoppingLists: 0, shoppingListItems: 0 },
    "This deletes 1,440 counts. 1 item stays.",
  ],
])(
  "the description of a purge of %s names the deleted and the remaining rows",
  (_, categories, counts, text) => {
    const selected = Object.fromEntries(categories.map((category) => [category, true]));
    expect(describePurge(counts, { ...nothing, ...selected })).toBe(text);
  },
);

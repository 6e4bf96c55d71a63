import { describe, expect, it, test } from "vitest";
import {
  couplePurge,
  departureOf,
  exportFileName,
  hasPurgeSelection,
  isForced,
  purgeCategories,
} from "@/lib/features/data-management/model/rules";

const nothing = {
  inventoryUpdates: false,
  inventoryItems: false,
  shoppingLists: false,
  shoppingListItems: false,
};

/** Every possible selection of categories. */
const selections = Array.from({ length: 2 ** purgeCategories.length }, (_, bits) => ({
  ...nothing,
  ...Object.fromEntries(
    purgeCategories.map((category, bit) => [category, (bits >> bit) % 2 === 1]),
  ),
}));

describe("dependent categories of a purge", () => {
  it("a purge of checks includes their entries, and a purge of shopping lists includes their lines", () => {
    for (const selection of selections) {
      const coupled = couplePurge(selection);
      expect(coupled.inventoryUpdates).toBe(selection.inventoryUpdates);
      expect(coupled.shoppingLists).toBe(selection.shoppingLists);
      expect(coupled.inventoryItems).toBe(selection.inventoryItems || selection.inventoryUpdates);
      expect(coupled.shoppingListItems).toBe(
        selection.shoppingListItems || selection.shoppingLists,
      );
      expect(isForced(selection, "inventoryItems")).toBe(selection.inventoryUpdates);
      expect(isForced(selection, "shoppingListItems")).toBe(selection.shoppingLists);
      expect(isForced(selection, "inventoryUpdates")).toBe(false);
    }
  });
});

test("hasPurgeSelection is true unless no category is selected", () => {
  for (const selection of selections) {
    expect(hasPurgeSelection(selection)).toBe(Object.values(selection).includes(true));
  }
});

describe("departureOf", () => {
  const admin = { role: "admin", isActive: true } as const;
  const assistant = { role: "assistant", isActive: true } as const;

  test.each([
    ["admin", [admin, assistant], "delete-account"],
    ["admin", [assistant], "choose"],
    ["admin", [{ ...admin, isActive: false }], "choose"],
    ["admin", [], "delete-household"],
    ["assistant", [], "deactivate"],
    ["regular", [admin], "deactivate"],
  ] as const)(
    "departureOf for an %s with the other members %j is %s",
    (role, others, departure) => {
      expect(departureOf(role, others)).toBe(departure);
    },
  );
});

test("the file name of an export contains the date", () => {
  expect(exportFileName("Larder", "2026-11-21")).toBe("larder-export-2026-11-21.json");
});

import { describe, expect, it, test } from "vitest";
import {
  couplePurge,
  departureOf,
  exportFileName,
  isForced,
  purgeCategories,
} from "@/lib/features/data-management/model/rules";

const nothing = {
  inventoryUpdates: false,
  inventoryItems: false,
  shoppingLists: false,
  shoppingListItems: false,
};

/** Every selection there is. */
const selections = Array.from({ length: 2 ** purgeCategories.length }, (_, bits) => ({
  ...nothing,
  ...Object.fromEntries(
    purgeCategories.map((category, bit) => [category, (bits >> bit) % 2 === 1]),
  ),
}));

describe("the coupling of the purge", () => {
  it("forces the child of each chosen parent, and leaves the rest as chosen", () => {
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

describe("what leaving means", () => {
  const admin = { role: "admin", isActive: true } as const;
  const assistant = { role: "assistant", isActive: true } as const;

  test.each([
    ["admin", [admin, assistant], "delete-account"],
    ["admin", [assistant], "choose"],
    ["admin", [{ ...admin, isActive: false }], "choose"],
    ["admin", [], "delete-household"],
    ["assistant", [], "deactivate"],
    ["regular", [admin], "deactivate"],
  ] as const)("to an %s beside %j: %s", (role, others, departure) => {
    expect(departureOf(role, others)).toBe(departure);
  });
});

test("the export's file has the day in its name", () => {
  expect(exportFileName("Larder", "2026-11-21")).toBe("larder-export-2026-11-21.json");
});
